import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { childrenOf } from '../events/children.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { ActingGuardians } from '../offices/acting-guardians.ts';
import { planFor } from '../offices/acting-guardians.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { listed, plural, step } from './sentences.ts';

const source = 'Children Act 1989 s.5';

/** Who cares for children of whom the same is to be said. */
export function guardianSteps(c: WhatIfCase, { guardians }: AnswerWithoutSteps): WhatIfStep[] {
  const alike = Map.groupBy(guardians, ({ child: _child, ...care }) => JSON.stringify(care));
  return [...alike.values()].map((children) => ofChildren(c, children));
}

function ofChildren(c: WhatIfCase, alike: readonly ActingGuardians[]): WhatIfStep {
  const { nameOf } = c.who;
  const [{ caredForBy, guardians, as }] = alike as [ActingGuardians];
  const children = listed(alike.map(({ child }) => nameOf(child)));
  const names = listed(guardians.map(nameOf));
  const clause = guardians.length > 0 ? clauseOf(c, alike) : null;
  const wish = as === 'wish' ? ' That is a wish, and not legally binding.' : '';
  if (caredForBy !== null) {
    const parent = nameOf(caredForBy);
    const next = guardians.length > 0 ? ` ${names} would step in after ${parent}.${wish}` : '';
    return step(`${parent} continues to care for ${children}, if ${parent} has parental responsibility.${next}`, {
      clause,
      source,
    });
  }
  if (guardians.length === 0)
    return step(`No one is chosen to care for ${children}. A court would decide.`, { source });
  const become = plural(guardians, 'becomes the guardian', 'become the guardians');
  return step(`${names} ${become} of ${children} straight away.${wish}`, { clause, source });
}

function clauseOf(c: WhatIfCase, [first]: readonly ActingGuardians[]): string | null {
  const child = childrenOf(c).find(({ id }) => id === first?.child);
  const plan = child && planFor(c, child);
  return plan ? `guardianship.appointment-${plan.id}` : null;
}
