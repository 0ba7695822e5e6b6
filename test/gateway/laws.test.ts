/** Whatever people and lines do, in the end every screen shows what the log says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalOn } from '../../shared/rules/board.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { WireCommand } from '../../shared/wire/client-message.ts';
import { Device } from '../support/device.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';

const WHO = ['host', 'guest', 'spectator'] as const;

/** What may happen next; `pick` chooses among what is possible then. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['ply', 'ply', 'ply', 'other', 'repeat', 'lost', 'cut', 'connect', 'wait'] as const),
  ),
  who: fc.constantFrom(...WHO),
  pick: fc.nat(1000),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Scene {
  readonly #time: FakeTime;
  readonly #devices: Readonly<Record<Step['who'], Device>>;
  #sent: { readonly command: WireCommand; readonly id: string } | null = null;
  #ids = 0;

  constructor(time: FakeTime, devices: Readonly<Record<Step['who'], Device>>) {
    this.#time = time;
    this.#devices = devices;
  }

  async take({ kind, who, pick }: Step): Promise<void> {
    const device = this.#devices[who];
    switch (kind) {
      case 'ply':
        await this.#send(device, plyOf(this.#atTurn(who, pick), pick));
        return;
      case 'other':
        await this.#send(device, otherOf(device, pick));
        return;
      case 'repeat':
        if (this.#sent !== null) await device.command(this.#sent.command, this.#sent.id);
        return;
      case 'lost':
        // Sent, and the line cut before an answer can come.
        void this.#send(device, plyOf(device, pick));
        device.cut();
        return;
      case 'cut':
        device.cut();
        return;
      case 'connect':
        await device.connect();
        return;
      case 'wait':
        await this.#time.pass(20 * pick);
    }
  }

  /** Mostly the one whose turn it is, so that matches get somewhere. */
  #atTurn(who: Step['who'], pick: number): Device {
    return pick % 4 === 0 ? this.#devices[who] : this.#devices[this.#devices[who].match.turn.seat];
  }

  async #send(device: Device, command: WireCommand): Promise<void> {
    this.#ids += 1;
    this.#sent = { command, id: `c${this.#ids}` };
    await device.command(command, this.#sent.id);
  }
}

/** A ply that is legal for what the device shows, unless it shows the past. */
function plyOf({ match }: Device, pick: number): WireCommand {
  const { board: name } = match.turn;
  const board = name === 'left' ? match.boards.left : (match.boards.right ?? match.boards.left);
  const actions = legalOn(board);
  const action = actions[pick % Math.max(1, actions.length)];
  const text = action === undefined ? 'c3' : formatAction(action);
  return { kind: 'ply', board: name, ply: board.plies, action: text };
}

function otherOf({ match }: Device, pick: number): WireCommand {
  const offer = match.offers[0]?.id ?? pick;
  const commands: readonly WireCommand[] = [
    { kind: 'offer-draw', object: 'left' },
    { kind: 'offer-draw', object: 'match' },
    { kind: 'accept-draw', offer },
    { kind: 'decline-draw', offer },
    { kind: 'ply', board: 'left', ply: 0, action: 'a1' },
    { kind: 'offer-takeback' },
    { kind: 'cancel' },
    { kind: 'offer-rematch' },
    { kind: pick % 5 === 0 ? 'resign' : 'decline-rematch' },
  ];
  return commands[pick % commands.length] ?? { kind: 'cancel' };
}

test('random commands, drops, duplicates and reconnects end with every screen equal to the log', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const { id, host, guest } = await server.createJoined();
      const devices = {
        host: new Device(server.url, id, host),
        guest: new Device(server.url, id, guest),
        spectator: new Device(server.url, id),
      };
      for (const who of WHO) await devices[who].connect();
      const scene = new Scene(time, devices);

      for (const each of steps) await scene.take(each);
      await time.pass(1);
      for (const who of WHO) await devices[who].connect();

      const door = await server.door(id);
      const log = door.eventsFrom(0).map(encodeEvent);
      for (const who of WHO) {
        expect(devices[who].events).toEqual(log);
        expect(devices[who].deadline).toBe(door.match.clock?.deadlineMs ?? null);
        devices[who].cut();
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
