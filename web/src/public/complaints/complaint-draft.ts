import type { ComplaintKind } from '@plainwill/contracts/notifications/complaint-vocabulary';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { RouterInputs } from '../../shared/api/trpc.ts';
import { draftStore } from '../../shared/drafts/draft.ts';
import { dateProblem, readDate } from '../../ui/dates-and-money/date-text.ts';

/** This is what somebody types into the form for complaints and data requests. */
export interface ComplaintFields {
  kind: ComplaintKind | '';
  forWhom: 'self' | 'other' | '';
  otherName: string;
  authority: string;
  name: string;
  email: string;
  phone: string;
  postalAddress: string;
  happened: string;
  wanted: string;
  /** The date as it was typed. */
  happenedOn: string;
}

export interface ComplaintDraft extends ComplaintFields {
  /** Names these very words, so that sending them twice counts once; other words get another. */
  complaintId: string | null;
  /** The reference with which the server answers; null until the complaint is recorded. */
  reference: string | null;
  /** It is acknowledged by mail. */
  isAcknowledged: boolean;
}

export const noFields: ComplaintFields = {
  kind: '',
  forWhom: '',
  otherName: '',
  authority: '',
  name: '',
  email: '',
  phone: '',
  postalAddress: '',
  happened: '',
  wanted: '',
  happenedOn: '',
};

export const complaintDraft = draftStore<ComplaintDraft>('complaint', {
  where: 'tab',
  empty: { ...noFields, complaintId: null, reference: null, isAcknowledged: false },
});

export const daysUntilNow = () => {
  const today = dayInUnitedKingdom(new Date());
  return { today, latest: today };
};

/** Names the problem of each field, in the order of the form. */
export function problemsIn(draft: ComplaintFields): Record<string, string> {
  const date = dateProblem(draft.happenedOn, 'The date', daysUntilNow());
  const isForOther = draft.forWhom === 'other';
  return {
    ...(!draft.kind && { kind: 'Choose what this is about' }),
    ...(!draft.forWhom && { forWhom: 'Choose who this is for' }),
    ...(isForOther && !draft.otherName.trim() && { otherName: 'Enter the name of the person you are writing for' }),
    ...(isForOther && !draft.authority.trim() && { authority: 'Tell us what lets you act for them' }),
    ...(!draft.happened.trim() && { happened: 'Tell us what happened, or what you are asking for' }),
    ...(date && { happenedOn: date }),
    ...(!draft.name.trim() && { name: 'Enter your name' }),
    ...(!draft.email.trim() && { email: 'Enter your email address' }),
  };
}

type Sent = Omit<RouterInputs['notifications']['complaints']['send'], 'complaintId' | 'email'>;

/** Turns what was typed into what is sent, without the address for the answer; only once no field has a problem. */
export function complaintInput({ kind, forWhom, otherName, authority, happenedOn, ...words }: ComplaintFields): Sent {
  if (!kind || !forWhom) throw new Error('what it is about, and for whom, is chosen');
  const isForOther = forWhom === 'other';
  return {
    kind,
    forWhom,
    otherName: isForOther ? otherName : '',
    authority: isForOther ? authority : '',
    name: words.name,
    phone: words.phone,
    postalAddress: words.postalAddress,
    happened: words.happened,
    wanted: words.wanted,
    happenedOn: readDate(happenedOn, daysUntilNow()),
  };
}
