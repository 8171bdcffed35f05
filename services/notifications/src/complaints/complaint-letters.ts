import {
  type ComplaintKind,
  type ComplaintLetter,
  type ComplaintOutcome,
  type ComplaintState,
  isComplaint,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { Answer } from '@plainwill/contracts/notifications/complaints';
import { brand } from '@plainwill/contracts/shared/brand';
import { dueOn } from './complaint-clock.ts';

/** A letter is written from these facts: none of the person’s own text, except in the answer that staff wrote. */
export interface LetterSubject {
  reference: string;
  kind: ComplaintKind;
  state: ComplaintState;
  receivedAt: Date;
  answer: Answer | null;
}

export interface LetterText {
  subject: string;
  paragraphs: string[];
  footnote: string;
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

const reach = `write to ${brand.email} or call ${brand.phone}`;

const regulator =
  'You can also complain to the Information Commissioner’s Office (ICO), which looks after data rights in the UK: https://ico.org.uk/make-a-complaint or 0303 123 1113. And you can go to court.';

const mistake = `If you did not send us this, ${reach}. Someone may have given us your details by mistake.`;

const outcomeSentences: Record<ComplaintOutcome, (what: string) => string> = {
  agreed: (what) => `We agree with your ${what}.`,
  partly: (what) => `We agree with part of your ${what}.`,
  refused: (what) => `We do not agree with your ${what}.`,
  'nothing-held': () => 'We hold no data about you that this applies to.',
  withdrawn: (what) => `You have told us that you withdraw your ${what}.`,
};

const requestSentences: Partial<Record<ComplaintOutcome, string>> = {
  agreed: 'We have done what you asked for.',
  partly: 'We have done part of what you asked for.',
  refused: 'We have not done what you asked for.',
};

function acknowledgement(what: string, { reference, kind, receivedAt }: LetterSubject): LetterText {
  return {
    subject: `We have received your ${what} (${reference})`,
    paragraphs: [
      `Thank you for writing to us. Your ${what} reached us on ${long.format(receivedAt)}.`,
      `Your reference is ${reference}. Please quote it if you write or call.`,
      `We will look into it and answer you by ${long.format(new Date(dueOn(kind, receivedAt)))}. If we need longer, we will tell you why.`,
      `If you want to add something, ${reach}. To keep your words private, this letter does not repeat them.`,
    ],
    footnote: mistake,
  };
}

function progress(what: string, { reference, receivedAt, state, kind }: LetterSubject): LetterText {
  const progressSentence =
    state === 'waiting'
      ? `We are waiting for something from you. If you are not sure what we need, ${reach}.`
      : 'We are still looking into it, and will write to you as soon as we have an answer.';
  return {
    subject: `Your ${what} is still open (${reference})`,
    paragraphs: [
      `Your ${what} reached us on ${long.format(receivedAt)}. We said that we would answer by ${long.format(new Date(dueOn(kind, receivedAt)))}, and are sorry that you have not had our answer yet.`,
      progressSentence,
      ...(kind === 'service' ? [] : [regulator]),
    ],
    footnote: mistake,
  };
}

function answered(what: string, { reference, kind, answer }: LetterSubject): LetterText {
  if (!answer) throw new Error('an answer has words');
  const opening = (!isComplaint(kind) && requestSentences[answer.outcome]) || outcomeSentences[answer.outcome](what);
  return {
    subject: `Our answer to your ${what} (${reference})`,
    paragraphs: [
      opening,
      ...linesOf(answer.words),
      ...(answer.change ? ['What we are changing:', ...linesOf(answer.change)] : []),
      `If you disagree with this answer, ${reach}, and someone else will look at it again.`,
      ...(kind === 'service' ? [] : [regulator]),
    ],
    footnote: mistake,
  };
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** One of the letters to the person, before it is laid out. Its subject line holds nothing personal. */
export function composeLetter(letter: ComplaintLetter, about: LetterSubject): LetterText {
  const what = isComplaint(about.kind) ? 'complaint' : 'request';
  switch (letter) {
    case 'acknowledgement':
      return acknowledgement(what, about);
    case 'progress-30':
    case 'progress-60':
      return progress(what, about);
    case 'answer':
      return answered(what, about);
  }
}
