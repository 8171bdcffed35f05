import { ageOn, birthdayIn, type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { formatDay } from '../../checks/wording.ts';
import { anniversaries } from '../anniversaries.ts';
import { type Found, type KnownLife, type ReminderRule, sinceSigned } from '../known.ts';

const yearsBetweenReadings = 5;
const yearsOfTheOld = 2;
const oldAge = 75;

/** The last day that has come on which a will is to be read again: each five years, and each two from 75. */
function lastReading(signedOn: CalendarDate, { asOf, today }: KnownLife): { year: number; day: CalendarDate } | null {
  const { dateOfBirth } = today.personalDetails;
  const first = Number(signedOn.slice(0, 4));
  let last: { year: number; day: CalendarDate } | null = null;
  for (let year = 0, day = signedOn; ; ) {
    const isOld = dateOfBirth !== null && (ageOn(dateOfBirth, day) ?? 0) >= oldAge;
    year += isOld ? yearsOfTheOld : yearsBetweenReadings;
    day = birthdayIn(first + year, signedOn);
    if (day > asOf) return last;
    last = { year, day };
  }
}

const unsignedDays = [42, 14];
const placeAfterDays = 7;
const approvalNoticeDays = 30;

function endOfApproval({ asOf, approval }: KnownLife): Found[] {
  const due = approval && daysAfter(approval.endsOn, -approvalNoticeDays);
  if (!due || due > asOf) return [];
  const { id, endsOn, because } = approval;
  return [
    {
      key: `REM-12:${id}:${endsOn}`,
      due,
      clauses: [],
      words: `The check of your will’s wording holds until ${formatDay(endsOn)}, ${because}: from that day your will says something else. Sign before then, or ask for another check afterwards.`,
    },
  ];
}

export const paperRules: readonly ReminderRule[] = [
  {
    id: 'REM-10',
    kind: 'unsigned',
    source: 'Wills Act 1837 s.9',
    find: ({ asOf, unsigned }) =>
      unsignedDays
        .filter((days) => unsigned && daysAfter(unsigned.madeOn, days) <= asOf)
        .slice(0, 1)
        .map((days) => ({
          key: `REM-10:${unsigned?.id}:${days}`,
          due: daysAfter(unsigned?.madeOn ?? asOf, days),
          clauses: [],
          words:
            'You have a copy to sign. It only counts once you have signed it in front of two witnesses. If that is done, record the signing here.',
        })),
  },
  { id: 'REM-12', kind: 'approval', source: 'An approval is of exact words', find: endOfApproval },
  {
    id: 'REM-11',
    kind: 'place',
    source: 'A will that is not found cannot be proved',
    find: sinceSigned(({ id, signedOn, recordedOn, isPlaceKnown }, { asOf }) => {
      const due = daysAfter(recordedOn, placeAfterDays);
      if (!isPlaceKnown)
        return due > asOf
          ? []
          : [
              {
                key: `REM-11:${id}:unsaid`,
                due,
                clauses: [],
                words:
                  'You have not said where your signed will is. Note it here and tell an executor, so that it can be found.',
              },
            ];
      return anniversaries(signedOn, asOf, 1).map(({ year, day }) => ({
        key: `REM-11:${id}:${year}`,
        due: day,
        clauses: [],
        words: 'Once a year: is your signed will still where you said? Does an executor know where that is?',
      }));
    }),
  },
  {
    id: 'REM-08',
    kind: 'years',
    source: 'Practice: read a will again every five years',
    find: sinceSigned(({ id, signedOn }, known) => {
      const last = lastReading(signedOn, known);
      return last
        ? [
            {
              key: `REM-08:${id}:${last.year}`,
              due: last.day,
              clauses: [],
              words: `It is ${last.year} years since you signed your will. Read it again: does it still say what you want?`,
            },
          ]
        : [];
    }),
  },
];
