import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ReminderKind } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../facts/will-facts.ts';
import { type Will, willOf } from '../will/model/will.ts';

/** The copy that was signed, and the answers behind it. */
export interface SignedCopy {
  facts: WillFacts;
  document: Pick<WillDocument, 'sections'>;
  will: Will;
}

export const signedCopy = (facts: WillFacts, document: SignedCopy['document'], signedOn: CalendarDate): SignedCopy => ({
  facts,
  document,
  will: willOf(facts, signedOn),
});

/** The current signed will of a testator. */
interface SignedForReminders {
  id: string;
  signedOn: CalendarDate;
  recordedOn: CalendarDate;
  /** It has been said where the original is. */
  isPlaceKnown: boolean;
  /** Null for a will that was not made here. */
  copy: SignedCopy | null;
}

/** Someone whom the testator trusts to read what is left for them. */
export interface KnownTrusted {
  id: string;
  firstName: string;
  invitedOn: CalendarDate;
  /** They have not accepted yet. */
  isInvited: boolean;
}

/** A testator’s life as far as they have told us. */
export interface KnownLife {
  asOf: CalendarDate;
  today: WillFacts;
  signed: SignedForReminders | null;
  trusted: readonly KnownTrusted[];
  /** The approval of the words of today, where a birthday within a year is going to change them; else null. */
  approval: { id: string; endsOn: CalendarDate; because: string } | null;
  /** The newest copy, while no signing of it is recorded. */
  unsigned: { id: string; madeOn: CalendarDate } | null;
}

/** A will that was made here and signed, and the life of its testator since. */
export interface SinceCopy extends SignedCopy {
  asOf: CalendarDate;
  today: WillFacts;
  signed: SignedForReminders;
}

export interface Found {
  /** `subject:occurrence`, unique for each account, so that nothing is said twice; it has no name, address or birthday. */
  key: string;
  due: CalendarDate;
  /** The numbers of the clauses concerned, as they stand in the signed will. */
  clauses: string[];
  words: string;
}

export interface ReminderRule {
  id: string;
  kind: ReminderKind;
  /** The rule of law or practice behind it. */
  source: string;
  find: (known: KnownLife) => Found[];
}

/** For a rule that compares today with the answers behind the signed copy. */
export const sinceCopy =
  (find: (since: SinceCopy) => Found[]): ReminderRule['find'] =>
  ({ asOf, today, signed }) =>
    signed?.copy ? find({ asOf, today, signed, ...signed.copy }) : [];

/** For a rule about any signed will, made here or not. */
export const sinceSigned =
  (find: (signed: SignedForReminders, known: KnownLife) => Found[]): ReminderRule['find'] =>
  (known) =>
    known.signed ? find(known.signed, known) : [];
