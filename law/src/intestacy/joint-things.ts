import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { Pence } from '../money/pence.ts';
import type { OutsideShare, Step } from './answer.ts';
import { personIn } from './people.ts';
import { isStillSpouse } from './spouse.ts';
import { orderUnknownStep } from './steps/class-steps.ts';
import { jointStep } from './steps/joint-steps.ts';
import { hasDiedSince, isOrderUnknown, type Person, takesBySurvivorship } from './survival.ts';

/**
 * Joint things go to their other owner at once, with no 28 days. `joins` is what becomes part of the estate, because the
 * owner died first or killed. Law of Property Act 1925 s.36(2).
 */
export function shareJointThings(family: Family, steps: Step[]): { outside: OutsideShare[]; joins: Pence } {
  if (!family.outside?.length) return { outside: [], joins: 0 };
  const outside: OutsideShare[] = [];
  let joins = 0;
  for (const { to, pence, what } of family.outside) {
    const owner = personIn(family, to);
    if (!owner) throw new RangeError('A joint thing goes to nobody in the family');
    if (isOrderUnknown(owner, family) && !isSpouse(owner, family)) steps.push(orderUnknownStep(owner, family));
    steps.push(jointStep(owner, what, family));
    if (takesBySurvivorship(owner, family)) outside.push(rowOf(owner, pence, what));
    else joins += pence;
  }
  return { outside, joins };
}

/** Of a spouse the steps about the spouse say what is unknown. */
const isSpouse = (owner: Person, { spouse }: Family) => spouse?.id === owner.id && isStillSpouse(spouse);

const rowOf = (owner: Person, pence: Pence, what: string): OutsideShare =>
  hasDiedSince(owner) ? { person: owner.id, pence, what, toTheirEstate: true } : { person: owner.id, pence, what };
