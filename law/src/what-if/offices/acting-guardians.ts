import { adultAge } from '@plainwill/contracts/will-data/people';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import type { GuardianPlan } from '../../will/model/guardian-plans.ts';
import { type Child, childrenOf } from '../events/children.ts';
import { ageOnDay } from '../events/days.ts';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { declines, isAbleToAct } from './able-to-act.ts';

export type ActingGuardians = WhatIfAnswer['guardians'][number];

/** Of each child who is under 18 at the death and still living. */
export const guardiansOf = (c: WhatIfCase): ActingGuardians[] =>
  childrenOf(c)
    .filter(({ id }) => isUnderAge(c, id) && c.lives.isThereToAct(id))
    .map((child) => ofChild(c, child));

function isUnderAge({ who, deathOn }: WhatIfCase, id: string): boolean {
  const age = ageOnDay(who.birthdayOf(id), deathOn);
  return age !== null && age < adultAge;
}

function ofChild(c: WhatIfCase, child: Child): ActingGuardians {
  const { otherParent } = child;
  // Parenthood lasts beyond a divorce, and an appointment waits for it: Children Act 1989 s.5(7)-(8).
  const isCaring = otherParent !== null && c.lives.isThereToAct(otherParent) && !declines(c, otherParent);
  const caredForBy = isCaring ? otherParent : null;
  const plan = c.marriage.isRevoked ? undefined : planFor(c, child);
  const guardians = plan ? firstAble(c, plan, caredForBy) : [];
  const as = plan?.power === 'wish' ? 'wish' : 'appointed';
  return { child: child.id, caredForBy, guardians, as: guardians.length > 0 ? as : null };
}

/** A child born later is in a plan for “any other child of mine”. */
export const planFor = ({ will: { plans } }: WhatIfCase, { id, isBornLater }: Child) =>
  plans.find(({ children, isForAll }) => (isBornLater ? isForAll : children.some((child) => child.id === id)));

/** The first step with anybody who can act, beside the parent who already cares for the child. */
function firstAble(c: WhatIfCase, { steps }: GuardianPlan, caredForBy: string | null): string[] {
  const able = steps.map((step) => step.map(keyOf).filter((key) => key !== caredForBy && isAbleToAct(c, key)));
  return able.find((step) => step.length > 0) ?? [];
}
