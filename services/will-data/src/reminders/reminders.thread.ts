import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { type KnownLife, type KnownTrusted, signedCopy } from '@plainwill/law/reminders/known';
import { type QuietDays, quietDaysOf } from '@plainwill/law/reminders/quiet-days';
import { type DueReminder, remindersOf } from '@plainwill/law/reminders/reminders-of';
import { nextBirthdayChange } from '../documents/signing-copies/next-birthday-change.thread.ts';
import { willToSign } from '../documents/signing-copies/will-to-sign.thread.ts';
import { wordingHashOf } from '../documents/signing-copies/wording-hash.ts';
import { factsSoFar, type RecordOfDay } from '../record/testator-record/stored-facts.ts';

/** The current signed will of an account as it was kept. */
export interface KeptWill {
  id: string;
  signedOn: CalendarDate;
  recordedOn: CalendarDate;
  isPlaceKnown: boolean;
  copy: { facts: unknown; document: WillDocument } | null;
}

interface Kept {
  signed: KeptWill | null;
  unsigned: KnownLife['unsigned'];
  trusted: readonly KnownTrusted[];
  approval: KnownLife['approval'];
}

function copyOf({ copy, signedOn }: KeptWill) {
  const facts = copy && readFacts(copy.facts).facts;
  return facts && signedCopy(facts, copy.document, signedOn);
}

/** The reminders of an account on a day, and its days on which no letter may go but for deaths that have no day. */
export function remindersOfDay({ signed, unsigned, trusted, approval, ...stored }: RecordOfDay & Kept): {
  found: DueReminder[];
  quiet: QuietDays;
} {
  const today = factsSoFar(stored);
  const copy = signed && copyOf(signed);
  return {
    found: remindersOf({
      asOf: stored.asOf,
      today,
      signed: signed && { ...signed, copy },
      unsigned,
      trusted,
      approval,
    }),
    quiet: copy ? quietDaysOf(today, copy.facts) : quietDaysOf(today),
  };
}

/** The words of today, and the birthday that is going to change them; null where none does, and where they are signed. */
export function wordsThatEnd({ signed, ...stored }: RecordOfDay & { signed: KeptWill | null }) {
  const will = { facts: factsSoFar(stored), asOf: stored.asOf };
  const { hash } = willToSign(will);
  if (signed?.copy && wordingHashOf(signed.copy.document) === hash) return null;
  const birthday = nextBirthdayChange(will);
  return birthday && { hash, birthday };
}
