/** Asks the server's endgame table about the positions ahead, while there is a line to it. */
import { TABLE_DRAW } from '../../shared/engine/tablebase/probe.ts';
import { isOpen, type Match } from '../../shared/match/match.ts';
import { BOARD_NAMES } from '../../shared/match/seat.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { ProbeAnswer, ProbedValue } from '../../shared/wire/rest.ts';
import type { KnownValue } from './question.ts';

/** Any position without goats in hand shows whether the server has the table. */
const TRIAL = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';
/** Positions whose values are kept, oldest dropped first. */
const KEPT = 64;

/** `position` in notation; fails where the server or its table is out of reach. */
export type Probe = (position: string) => Promise<Result<ProbeAnswer, unknown>>;

export class TableSource {
  readonly #probe: Probe;
  readonly #onChange: () => void;
  readonly #kept = new Map<string, readonly KnownValue[]>();
  #isThere = true;

  /** `onChange` is called when the table comes into reach, or goes out of it. */
  constructor(probe: Probe, onChange: () => void = () => {}) {
    this.#probe = probe;
    this.#onChange = onChange;
  }

  /** Whether the table answered when it was last asked. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Finds out whether the table can be asked. */
  async tryOut(): Promise<boolean> {
    this.#note((await this.#probe(TRIAL)).ok);
    return this.#isThere;
  }

  /** What it says of each action on every open board without goats in hand; nothing where it is silent. */
  async read({ boards, ...match }: Match): Promise<readonly KnownValue[]> {
    const open = BOARD_NAMES.filter((name) => isOpen({ boards, ...match }, name));
    const positions = open.map((name) => (boards[name] ?? boards.left).position);
    const asked = positions.filter(({ inHand }) => inHand === 0);
    // Nothing to ask yet; whoever plays is told in time whether there will be an answer.
    if (asked.length === 0) void this.tryOut();
    const known = await Promise.all(asked.map((position) => this.#readPosition(position)));
    return known.flat();
  }

  async #readPosition(position: Position): Promise<readonly KnownValue[]> {
    const name = formatPosition(position);
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const answer = await this.#probe(name);
    this.#note(answer.ok);
    if (!answer.ok) return [];
    const known = answer.value.actions.flatMap((probed) => knownAfter(position, probed));
    this.#keep(name, known);
    return known;
  }

  #note(isThere: boolean): void {
    if (this.#isThere === isThere) return;
    this.#isThere = isThere;
    this.#onChange();
  }

  #keep(name: string, known: readonly KnownValue[]): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, known);
  }
}

/** The value of the position after an action, as the table has it. */
function knownAfter(
  position: Position,
  { action: written, value, plies }: ProbedValue & { readonly action: string },
): KnownValue | [] {
  const action = parseAction(written);
  if (!action.ok || (value !== 'draw' && plies === null)) return [];
  const { tigers, goats, toAct } = play(position, action.value);
  return { tigers, goats, toAct, plies: value === 'draw' ? TABLE_DRAW : (plies ?? TABLE_DRAW) };
}
