import { spousesRelativesKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isSubstituted } from '../../will/sections/takers.ts';
import { pounds } from '../money.ts';
import type { Outcome } from '../outcome.ts';
import type { Rest } from '../residue.ts';
import type { WhatIfCase } from '../what-if-case.ts';
import { keyOf } from '../who.ts';
import { listed, step } from './sentences.ts';
import { namesOf } from './steps.ts';

const outOfWill = 'Administration of Estates Act 1925 s.49(1)';

/** What becomes of all that no gift gives. */
export function restSteps(c: WhatIfCase, { rest }: Outcome): WhatIfStep[] {
  if (rest.by === 'level') return ofLevel(c, rest);
  if (rest.by === 'last resort') return ofLastResort(c, rest);
  // Why the law speaks at all is said here, with names.
  const reasons = (rest.law?.steps ?? []).filter(({ source }) => source !== outOfWill);
  const law = reasons.map(({ text, source }) => step(text, { source }));
  return c.marriage.isRevoked ? law : [runsOut(c, rest), ...law];
}

const amountOf = ({ pence }: Rest) => (pence > 0 ? `, ${pounds(pence)},` : '');

function ofLevel(c: WhatIfCase, rest: Rest): WhatIfStep[] {
  if (rest.rows.length === 0) return [];
  const at = rest.at ?? 0;
  const level = c.will.levels[at] ?? [];
  const names = listed(namesOf(c, rest.rows));
  const first = at === 0 ? '' : 'Nobody who comes before can take the rest. ';
  const taken = step(`${first}Everything else${amountOf(rest)} goes to ${names}.`, {
    clause: `residue.level-${at + 1}`,
  });
  const takers = new Set(rest.rows.map(({ person, insteadOf }) => insteadOf ?? person));
  const missing = level.filter(({ person }) => !person.class && !takers.has(keyOf(person)));
  if (missing.length === 0 || level.length < 2) return [taken];
  const of = listed(missing.map(({ person }) => c.who.nameOf(keyOf(person))));
  const noStandIns = missing.some(isSubstituted) ? ' and nobody stands in' : '';
  return [
    taken,
    step(`${of} ${missing.length === 1 ? 'does' : 'do'} not take${noStandIns}, so that share goes to the others.`, {
      clause: `residue.failed-shares-${at + 1}`,
    }),
  ];
}

function ofLastResort(c: WhatIfCase, rest: Rest): WhatIfStep[] {
  const theirs = rest.rows.some(({ person }) => person === spousesRelativesKey);
  return [
    step(
      `Nobody you named for the rest can take it, so your last resort counts: everything else${amountOf(rest)} goes to ${listed(namesOf(c, rest.rows))}.`,
      { clause: 'residue.fallback' },
    ),
    ...(theirs ? [step('We do not know who they are: that depends on who is living then.')] : []),
  ];
}

function runsOut({ will }: WhatIfCase, rest: Rest): WhatIfStep {
  const why =
    will.levels.length > 0 ? 'Nobody you named for the rest can take it' : 'Your will does not say who has the rest';
  return step(`${why}. So the law decides who has everything else${amountOf(rest).replace(/,$/u, '')}.`, {
    source: outOfWill,
  });
}
