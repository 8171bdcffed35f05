import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { spousesRelativesKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isGrandchildRole } from '../../will/people/relationships.ts';
import { isSubstituted } from '../../will/sections/beneficiaries.ts';
import { countingId } from '../../will/sections/residuary-advances.ts';
import type { Counted } from '../beneficiaries/advances.ts';
import { childrenKnownOf, ownChildrenOf } from '../beneficiaries/beneficiaries.ts';
import type { Outcome } from '../beneficiaries/outcome.ts';
import type { Rest } from '../beneficiaries/residue.ts';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { namesOf } from './answer-without-steps.ts';
import { listed, step } from './sentences.ts';

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

const amountOf = ({ pence }: Rest) => (pence > 0 ? `, ${poundsText(pence)},` : '');

function ofLevel(c: WhatIfCase, rest: Rest): WhatIfStep[] {
  if (rest.rows.length === 0) return [];
  const at = rest.at ?? 0;
  const level = c.will.levels[at] ?? [];
  const names = listed(namesOf(c, rest.rows));
  const first = at === 0 ? '' : `No one ahead of ${names} can inherit the rest. `;
  const taken = step(`${first}Everything else${amountOf(rest)} goes to ${names}.`, {
    clause: `residue.level-${at + 1}`,
  });
  const beneficiaries = new Set([
    ...rest.rows.map(({ person, insteadOf }) => insteadOf ?? person),
    ...rest.advances.map(({ person }) => person),
  ]);
  const missing = level.filter(({ person }) => !person.class && !beneficiaries.has(keyOf(person)));
  const unknown = level.some(({ person }) => person.class?.of === 'grandchildren') && !hasGrandchild(c);
  const told = unknown
    ? [
        taken,
        step(
          'Your grandchildren share the rest too. We do not know who they are: add one to see what each would get.',
          {
            clause: `residue.level-${at + 1}`,
          },
        ),
      ]
    : [taken];
  const counted = rest.advances.map((advance) => advanceStep(c, advance));
  if (missing.length === 0 || level.length < 2) return [...told, ...counted];
  const of = listed(missing.map(({ person }) => c.who.nameOf(keyOf(person))));
  const noStandIns = missing.some(isSubstituted) ? ' and no one steps in' : '';
  return [
    ...told,
    step(`${of} ${missing.length === 1 ? 'does' : 'do'} not inherit${noStandIns}, so that share goes to the others.`, {
      clause: `residue.failed-shares-${at + 1}`,
    }),
    ...counted,
  ];
}

function advanceStep({ who }: WhatIfCase, { person, pence, isAllOfTheShare }: Counted): WhatIfStep {
  const [name, sum] = [who.nameOf(person), poundsText(pence)];
  return step(
    isAllOfTheShare
      ? `You already gave ${name} ${sum}, which is at least as much as ${name}’s share. So that share gets nothing more, and nothing is paid back.`
      : `You already gave ${name} ${sum}. It is added to the rest, everything is divided, and it comes off ${name}’s share.`,
    { clause: countingId },
  );
}

/** Says whether any grandchild is stored, or told of. */
const hasGrandchild = (c: WhatIfCase) =>
  c.facts.contacts.some(({ role }) => isGrandchildRole(role)) ||
  ownChildrenOf(c).some((key) => childrenKnownOf(c, key).length > 0);

function ofLastResort(c: WhatIfCase, rest: Rest): WhatIfStep[] {
  const theirs = rest.rows.some(({ person }) => person === spousesRelativesKey);
  return [
    step(
      `No one you chose for the rest can inherit it, so your last resort applies: everything else${amountOf(rest)} goes to ${listed(namesOf(c, rest.rows))}.`,
      { clause: 'residue.fallback' },
    ),
    ...(theirs ? [step('We do not know who they are. It depends on who is alive then.')] : []),
  ];
}

function runsOut({ will }: WhatIfCase, rest: Rest): WhatIfStep {
  const why =
    will.levels.length > 0
      ? 'No one you chose for the rest can inherit it'
      : 'Your will does not say who gets the rest';
  return step(`${why}. So the law decides who gets everything else${amountOf(rest).replace(/,$/u, '')}.`, {
    source: outOfWill,
  });
}
