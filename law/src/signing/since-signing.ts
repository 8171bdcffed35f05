import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import type { SignedFinding, SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import type { WillFacts } from '../facts/will-facts.ts';
import { willOf } from '../will/model/will.ts';
import { compared, haveSameName } from '../will/people/same-person.ts';

/** A signed will and the life of its testator since. */
export interface SinceSigning {
  record: Pick<SignedWill, 'signedOn' | 'isDated' | 'isExecutorTold' | 'keptAt' | 'olderWills'>;
  /** The answers that the signed copy was made from; null for a will that was not made here. */
  signed: WillFacts | null;
  today: WillFacts;
  /** Today’s answers would make another will. */
  isChanged: boolean;
  /** The witnesses who get something under it, or are married to someone who does. */
  benefitingWitnesses: readonly string[];
}

interface SinceCheck {
  id: string;
  severity: SignedFinding['severity'];
  /** The rule of law or practice behind it. */
  source: string;
  /** Null where there is nothing to say. */
  find: (since: SinceSigning) => string | null;
}

const isMarried = ({ personalDetails }: WillFacts) => personalDetails.maritalStatus === 'married';

const isSameSpouse = (signed: WillFacts, today: WillFacts) =>
  signed.spouseDetails.id === today.spouseDetails.id ||
  haveSameName(signed.spouseDetails.fullName, today.spouseDetails.fullName);

/** The one whom the signed will expected its testator to marry; null for nobody. */
const expectedIn = (signed: WillFacts, signedOn: CalendarDate) => willOf(signed, signedOn).expected?.name ?? null;

/** Says whether a marriage or civil partnership has come since that the will does not expect. */
export function isCancelledByMarriage(signed: WillFacts, signedOn: CalendarDate, today: WillFacts): boolean {
  if (!isMarried(today)) return false;
  if (isMarried(signed)) return !isSameSpouse(signed, today);
  const expected = expectedIn(signed, signedOn);
  return expected === null || compared(expected) !== compared(today.spouseDetails.fullName);
}

const sinceChecks: readonly SinceCheck[] = [
  {
    id: 'SIG-41',
    severity: 'warns',
    source: 'Wills Act 1837 s.15',
    find: ({ benefitingWitnesses: names }) =>
      names.length === 0
        ? null
        : `${listed(names)} witnessed this will. What it gives to a witness, or to a witness’s husband, wife or civil partner, may be lost. Sign a new copy with other witnesses.`,
  },
  {
    id: 'SIG-42',
    severity: 'warns',
    source: 'Wills Act 1837 ss.18 and 18B',
    find: ({ signed, today, record }) =>
      signed && isCancelledByMarriage(signed, record.signedOn, today)
        ? 'You have married or formed a civil partnership since you signed. That has very probably cancelled this will. Make and sign a new one.'
        : null,
  },
  {
    id: 'SIG-43',
    severity: 'warns',
    source: 'Wills Act 1837 ss.18A and 18C',
    find: ({ signed, today }) =>
      signed && isMarried(signed) && today.personalDetails.maritalStatus === 'divorced'
        ? 'You have divorced, or your civil partnership was dissolved, since you signed. The law reads this will as if your former spouse had died: they get nothing under it and are not an executor. Check who comes next.'
        : null,
  },
  {
    id: 'SIG-44',
    severity: 'warns',
    source: 'Wills Act 1837 ss.20 and 21',
    find: ({ isChanged }) =>
      isChanged
        ? 'Your answers today would make a different will. The paper still says what it said when you signed it. See what has changed, and sign a new copy if it matters.'
        : null,
  },
  {
    id: 'SIG-45',
    severity: 'informs',
    source: 'A will that is not found cannot be proved',
    find: ({ record }) => {
      if (record.keptAt === null) return 'Say where the original is, so that it can be found.';
      return record.isExecutorTold ? null : 'Tell an executor where the original is. A will helps only if it is found.';
    },
  },
  {
    id: 'SIG-46',
    severity: 'informs',
    source: 'Wills Act 1837 s.20',
    find: ({ record }) =>
      record.olderWills === 'open'
        ? 'You have an older signed will. Destroy it now that you have signed and looked through this one, unless it covers property abroad or a solicitor has it: then ask first.'
        : null,
  },
  {
    id: 'SIG-47',
    severity: 'warns',
    source: 'Children Act 1989 s.5(5); Non-Contentious Probate Rules 1987 r.14',
    find: ({ record, signed }) => {
      if (record.isDated || signed === null) return null;
      return signed.guardians.length > 0
        ? 'There is no date on this will, and it appoints guardians, which must be dated. Sign a new copy and write the date on it.'
        : 'There is no date on this will, so someone will have to prove when it was signed. A new copy with a date is safer.';
    },
  },
];

/** SIG-41 to SIG-47: the findings about a will that is signed. */
export const sinceSigning = (since: SinceSigning): SignedFinding[] =>
  sinceChecks.flatMap(({ id, severity, find }) => {
    const message = find(since);
    return message === null ? [] : [{ id, severity, message }];
  });
