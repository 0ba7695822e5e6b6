/** The ruleset that someone asked for, by its name or by its parameters. */
import { type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import type { AskedRuleset } from '../../shared/wire/terms.ts';

export function rulesetOf(asked: AskedRuleset): Ruleset {
  return typeof asked === 'string' ? RULESETS[asked] : { ...asked, name: 'custom' };
}
