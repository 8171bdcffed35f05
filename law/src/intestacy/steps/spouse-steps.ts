import type { Step } from '../answer.ts';
import { intestacySources } from '../sources.ts';
import { isStillSpouse, type Spouse } from '../spouse.ts';
import { type Death, hasDiedFirst, hasDiedWithin28Days, isOrderUnknown, isOut } from '../survival.ts';
import { outStep } from './class-steps.ts';
import { dayText, nameOf } from './wording.ts';

/** Why a spouse or partner takes, or does not. */
export function spouseSteps(spouse: Spouse, death: Death): Step[] {
  if (!isStillSpouse(spouse)) return notSpouse(spouse, death);
  const name = nameOf(spouse);
  if (isOrderUnknown(spouse, death))
    return [
      {
        text: `No one can say whether ${name} died first. Neither of two spouses counts as having lived longer for these shares; for what they owned jointly, the younger does.`,
        source: intestacySources.orderUnknown,
      },
      tooSoon(spouse),
    ];
  if (hasDiedFirst(spouse, death)) return [];
  if (hasDiedWithin28Days(spouse, death)) return [tooSoon(spouse)];
  if (isOut(spouse)) return [outStep(spouse)];
  if (spouse.status === 'separated' || spouse.status === 'conditional-order')
    return [
      {
        text: `${name} is still the husband, wife or civil partner: living apart changes nothing until a divorce is final.`,
        source: intestacySources.spouse,
      },
    ];
  return [];
}

const tooSoon = (spouse: Spouse): Step => ({
  text: `A husband, wife or civil partner inherits only if still living when the 28 days that begin with the day of death are over. ${nameOf(spouse)} died on ${dayText(spouse.died ?? '')}, so inherits nothing.`,
  source: intestacySources.twentyEightDays,
});

function notSpouse(spouse: Spouse, death: Death): Step[] {
  const name = nameOf(spouse);
  if (spouse.status === 'divorced')
    return [
      {
        text: `The marriage or civil partnership with ${name} is over, so ${name} inherits nothing.`,
        source: intestacySources.spouse,
      },
    ];
  if (spouse.status === 'judicially-separated' || spouse.status === 'separation-order')
    return [
      {
        text: `A court has ordered that ${name} and the person who died live apart, so everything passes as if ${name} had died first.`,
        source:
          spouse.status === 'separation-order' ? intestacySources.separationOrder : intestacySources.judicialSeparation,
      },
    ];
  if (hasDiedFirst(spouse, death)) return [];
  return [
    {
      text: `${name} was neither married to the person who died nor their civil partner, so inherits nothing by these rules. A partner can ask the court for something after two years of living together, or if the person who died kept them.`,
      source: intestacySources.familyClaims,
    },
  ];
}
