/** How a message came: when, and whether its sender waits for an answer. */
export interface Delivery {
  /** Availability time of arrival. */
  readonly atMs: number;
  /** Whether the sender asked for an answer; else it learns what happened as everyone does. */
  readonly isAnswered: boolean;
}
