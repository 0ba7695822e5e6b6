/** Opens the report of a problem over whatever page is shown; its code is loaded when first asked for. */
import type { Match } from '../../shared/match/match.ts';

/** `match` as it stands on the page, `null` where there is none; `matchId` where the server has it. */
export async function openReport(match: Match | null, matchId: string | null): Promise<void> {
  try {
    await import('./report-dialog.ts');
  } catch {
    // Without a line to the server there is nobody to report to.
    return;
  }
  const dialog =
    document.querySelector('report-dialog') ??
    document.body.appendChild(document.createElement('report-dialog'));
  dialog.match = match;
  dialog.matchId = matchId;
  dialog.open = true;
}
