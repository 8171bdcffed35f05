import { testatorKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { listed, plural, step } from './sentences.ts';

/** The greatest surprise that a will holds: it gives nothing to a child who is born after it, unless it says so. */
export function laterChildSteps(c: WhatIfCase, { takes, will }: AnswerWithoutSteps): WhatIfStep[] {
  if (will === 'revoked') return [];
  const { who, lives } = c;
  const later = who.bornOf(testatorKey).filter(({ id }) => lives.isLivingAtDeath(id));
  const given = later.filter(({ id }) => takes.some(({ person, what }) => person === id && what !== 'intestacy'));
  const byLaw = later.filter(({ id }) => takes.some(({ person, what }) => person === id && what === 'intestacy'));
  const nothing = later.filter((child) => !given.includes(child) && !byLaw.includes(child));
  const names = (children: typeof later) => listed(children.map(({ id }) => who.nameOf(id)));
  return [
    ...(given.length > 0
      ? [
          step(
            `${names(given)} ${plural(given, 'is', 'are')} included, because your will provides for all your children, whenever they are born.`,
          ),
        ]
      : []),
    ...(byLaw.length > 0
      ? [
          step(
            `Your will leaves ${names(byLaw)} nothing. What ${names(byLaw)} ${plural(byLaw, 'inherits', 'inherit')} here comes from the law alone.`,
          ),
        ]
      : []),
    ...(nothing.length > 0
      ? [
          step(
            `${names(nothing)} ${plural(nothing, 'is', 'are')} not in this will and ${plural(nothing, 'inherits', 'inherit')} nothing from it. Only a court could change that. Make a new will when a child is born.`,
            { source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1' },
          ),
        ]
      : []),
  ];
}
