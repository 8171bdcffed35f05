/** Somebody may send us a complaint about our service or about data, or use one of the rights over their data. */
export const complaintKinds = ['service', 'data-use', 'copy', 'correct', 'erase', 'other-right'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** Each kind as the form and the staff list say it. */
export const complaintKindLabels: Record<ComplaintKind, string> = {
  service: 'A complaint about our service',
  'data-use': 'A complaint about how we use data',
  copy: 'A request for a copy of my data',
  correct: 'A request to correct my data',
  erase: 'A request to delete my data',
  'other-right': 'Another request about my data',
};

/** Says whether it is called a complaint; the others are requests. */
export const isComplaint = (kind: ComplaintKind) => kind === 'service' || kind === 'data-use';

export const complaintChannels = ['form', 'email', 'telephone', 'post'] as const;
export type ComplaintChannel = (typeof complaintChannels)[number];

export const complaintStates = [
  'received',
  'acknowledged',
  'looking',
  'waiting',
  'answered',
  'closed',
  'spam',
] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** No letter is owed any more. */
export const isSettled = (state: ComplaintState) => state === 'answered' || state === 'closed' || state === 'spam';

/** Staff may set these by hand; the others follow from what is done. */
export const workingStates = ['looking', 'waiting'] as const;
export type WorkingState = (typeof workingStates)[number];

export const complaintOutcomes = ['agreed', 'partly', 'refused', 'nothing-held', 'withdrawn'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** Why staff must look at one now. */
export const complaintAlarms = ['not-acknowledged', 'no-owner', 'running-out', 'letter-waits'] as const;
export type ComplaintAlarm = (typeof complaintAlarms)[number];

/** Each letter to the person is mailed, or posted by staff where there is no email address. */
export const complaintLetters = ['acknowledgement', 'progress-30', 'progress-60', 'answer'] as const;
export type ComplaintLetter = (typeof complaintLetters)[number];

/** The trail of a complaint lists these steps. */
export const complaintSteps = [
  'received',
  'entered',
  ...complaintLetters,
  'posted',
  'changed',
  'closed',
  'spam',
  'not-spam',
] as const;
export type ComplaintStepKind = (typeof complaintSteps)[number];

/** `due`: what runs out first comes first, and what is settled last. */
export const complaintOrders = ['due', 'received'] as const;
export type ComplaintOrder = (typeof complaintOrders)[number];

/** Days from receipt in which we answer a complaint, DPA 2018 s.164A. A request about data has a calendar month. */
export const complaintDays = 30;
/** So many days before that, staff are told. */
export const alarmDays = 5;
/** Days in which we acknowledge one; a mail goes at once, so only a fault or a letter by post takes longer. */
export const acknowledgeDays = 3;
/** Days in which somebody takes it on. */
export const ownerDays = 7;
export const complaintRetentionYears = 6;

export const complaintPageSize = 25;
export const complaintNotesLength = 4000;
export const complaintAnswerLength = 10_000;
export const complaintNameLength = 200;
export const complaintTextLength = 5000;
export const complaintAddressLength = 500;
export const complaintPhoneLength = 40;
export const complaintAuthorityLength = 1000;

/** `C-7F3K-92QD`: no letter or digit that is mistaken for another, and no vowel that could make a word. */
export const referenceCharacters = '23456789CDFGHJKMNPQRTVWX';
export const referenceShape = new RegExp(`^C-[${referenceCharacters}]{4}-[${referenceCharacters}]{4}$`);
