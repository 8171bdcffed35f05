import { isCancelledByMarriage } from '../../signing/since-signing.ts';
import { clausesCalled, clausesNaming } from '../clauses.ts';
import { type ReminderRule, type SinceCopy, sinceCopy } from '../known.ts';

const hasDivorced = ({ facts, today }: SinceCopy) =>
  facts.personalDetails.maritalStatus === 'married' && today.personalDetails.maritalStatus === 'divorced';

export const coupleRules: readonly ReminderRule[] = [
  {
    id: 'REM-01',
    kind: 'marriage',
    source: 'Wills Act 1837 ss.18 and 18B',
    find: sinceCopy(({ asOf, today, facts, document, signed }) =>
      isCancelledByMarriage(facts, signed.signedOn, today)
        ? [
            {
              key: `REM-01:${signed.id}:${today.spouseDetails.id ?? 'spouse'}`,
              due: asOf,
              clauses: clausesCalled(document, 'declaration.marriage'),
              words:
                'You have married or formed a civil partnership since you signed. That has very probably cancelled all of this will. Make and sign a new one.',
            },
          ]
        : [],
    ),
  },
  {
    // A petition changes nothing: the status is divorced once the order is final.
    id: 'REM-02',
    kind: 'divorce',
    source: 'Wills Act 1837 ss.18A and 18C; Children Act 1989 s.6(3A) and (3B)',
    find: sinceCopy((since) =>
      hasDivorced(since)
        ? [
            {
              key: `REM-02:${since.signed.id}:final`,
              due: since.asOf,
              clauses: clausesNaming(since.document, since.facts.spouseDetails.fullName),
              words:
                'You have divorced, or your civil partnership was dissolved, since you signed. The law reads this will as if your former spouse or civil partner had died: they get nothing under it, and are not an executor or a guardian. Everything else in it still counts. Check who comes next.',
            },
          ]
        : [],
    ),
  },
];
