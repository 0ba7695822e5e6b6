/** What stands behind `#` in the address of a replay: a record, and the moment that is shown. */

/** A piece of an address that never reaches the server. */
export interface ReplayFragment {
  /** As `packRecord` made it; `null` for a match of the server, or where nothing is opened yet. */
  readonly code: string | null;
  /** Plies behind the moment; `null`: all of them. */
  readonly ply: number | null;
}

/** What `location.hash` says; whatever is unreadable in it is left out. */
export function parseReplayFragment(hash: string): ReplayFragment {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const ply = fields.get('ply') ?? '';
  return {
    code: fields.get('record'),
    ply: /^\d{1,5}$/.test(ply) ? Number(ply) : null,
  };
}

/** With its `#`; empty where there is nothing to say. */
export function formatReplayFragment({ code, ply }: ReplayFragment): string {
  const fields = [
    ...(code === null ? [] : [`record=${code}`]),
    ...(ply === null ? [] : [`ply=${ply}`]),
  ];
  return fields.length === 0 ? '' : `#${fields.join('&')}`;
}
