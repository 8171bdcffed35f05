import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { Pence } from '../inheritance-tax/pence.ts';
import type { OutsideShare, Step } from './answer.ts';
import { peopleIn } from './people.ts';
import { orderUnknownStep } from './steps/class-steps.ts';
import { jointStep } from './steps/joint-steps.ts';
import { hasDiedFirst, hasDiedSince, isOrderUnknown } from './survival.ts';

/**
 * Joint things go to their other owner at once, with no 28 days. `joins` is what becomes part of the estate, because the
 * owner died first or killed. Law of Property Act 1925 s.36(2).
 */
export function shareJointThings(family: Family, steps: Step[]): { outside: OutsideShare[]; joins: Pence } {
  if (!family.outside?.length) return { outside: [], joins: 0 };
  const owners = new Map([...peopleIn(family)].map(({ person }) => [person.id, person]));
  const outside: OutsideShare[] = [];
  let joins = 0;
  for (const { to, pence, what } of family.outside) {
    const owner = owners.get(to);
    if (!owner) throw new RangeError('A joint thing goes to nobody in the family');
    const isOwnersNow = !hasDiedFirst(owner, family) && !owner.forfeits;
    const row: OutsideShare = { person: to, pence, what };
    if (hasDiedSince(owner)) row.toTheirEstate = true;
    if (isOwnersNow) outside.push(row);
    else joins += pence;
    // Of a spouse the steps that follow say so.
    if (isOrderUnknown(owner, family) && owner !== family.spouse) steps.push(orderUnknownStep(owner, family));
    steps.push(jointStep(owner, what, isOwnersNow));
  }
  return { outside, joins };
}
