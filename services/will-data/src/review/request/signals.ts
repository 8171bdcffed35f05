import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { Signal } from '../review.entity.ts';

/** From this age on a doctor’s opinion is prudent: the golden rule of *Kenward v Adams* (1975). */
const prudentAge = 70;

export const isOfPrudentAge = ({ personal_details: { date_of_birth: born } }: WillFacts, asOf: CalendarDate) =>
  born !== null && (ageOn(born, asOf) ?? 0) >= prudentAge;

export const signalsOf = (facts: WillFacts, asOf: CalendarDate): Signal[] => [
  ...(facts.spouse_details.full_name ? (['couple'] as const) : []),
  ...(isOfPrudentAge(facts, asOf) ? (['over70'] as const) : []),
];
