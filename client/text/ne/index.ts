/** Nepali: every text a person sees, in the words of GLOSSARY.md. */
import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { computer } from './computer.ts';
import { controls } from './controls.ts';
import { line } from './line.ts';
import { list } from './list.ts';
import { match } from './match.ts';
import { offline } from './offline.ts';
import { pages } from './pages.ts';
import { refusals } from './refusals.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { speech } from './speech.ts';
import { watching } from './watching.ts';

export const catalogue: Catalogue = {
  ...board,
  ...controls,
  ...line,
  ...pages,
  ...result,
  ...rules,
  computer,
  list,
  match,
  offline,
  refusals,
  speech,
  watching,
};
