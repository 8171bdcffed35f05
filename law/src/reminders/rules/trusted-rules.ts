import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { anniversaries } from '../anniversaries.ts';
import type { ReminderRule } from '../known.ts';

/** An invitation that nobody has answered is mentioned once, after so many days. */
const unansweredDays = 14;

export const trustedRules: readonly ReminderRule[] = [
  {
    id: 'REM-13',
    kind: 'trusted',
    source: 'The wish of whoever trusts them, which life may change',
    find: ({ asOf, trusted }) =>
      trusted.flatMap(({ id, firstName, invitedOn, isInvited }) => {
        const unanswered = daysAfter(invitedOn, unansweredDays);
        if (isInvited)
          return unanswered <= asOf
            ? [
                {
                  key: `REM-13:${id}:unanswered`,
                  due: unanswered,
                  clauses: [],
                  words: `${firstName} has not answered your invitation to read what you leave for them. Ask whether it has reached them. You can remove them, and invite them again.`,
                },
              ]
            : [];
        return anniversaries(invitedOn, asOf, 1).map(({ year, day }) => ({
          key: `REM-13:${id}:${year}`,
          due: day,
          clauses: [],
          words: `You have trusted ${firstName} with what they may read for ${year === 1 ? 'a year' : `${year} years`}. Is that still right? You can change it, or remove them.`,
        }));
      }),
  },
];
