/** A seat's command as it is sent. */
import type { SeatCommand } from '../../shared/match/command.ts';
import { formatAction } from '../../shared/notation/action.ts';
import type { WireCommand } from '../../shared/wire/client-message.ts';

export function encodeCommand(command: SeatCommand): WireCommand {
  switch (command.kind) {
    case 'ply': {
      const { kind, board, ply, action } = command;
      return { kind, board, ply, action: formatAction(action) };
    }
    // The next match's id is the server's to choose.
    case 'offer-rematch':
      return { kind: 'offer-rematch' };
    default:
      return command;
  }
}
