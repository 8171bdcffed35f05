import type { Question, Questions } from '@plainwill/contracts/kit/question';
import type { ProvisionId } from '@plainwill/contracts/shared/ids';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import {
  type ProvisionKind,
  provisionLabels,
  provisionQuestions,
} from '@plainwill/contracts/will-data/questions/provision-questions';
import { maxPence } from '@plainwill/contracts/will-data/record-limits';
import type { Provision, ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { penceIn } from '../../../ui/dates-and-money/money-text.ts';
import { textOf } from '../record-form/record-form-state.ts';

/** A provision as it stands on the screen: every answer as text, "yes" or "no" where it is one of these. */
export interface ProvisionDraft {
  id: ProvisionId;
  basedOn: number;
  kind: ProvisionKind;
  texts: Readonly<Record<string, string>>;
  recipients: readonly Recipient[];
}

export const questionsOfKind = (kind: ProvisionKind): Questions => provisionQuestions[kind];

const typed = ({ type }: Question, answer: unknown) =>
  type === 'pence' && typeof answer === 'number' ? poundsText(answer) : textOf(answer);

const textsFor = (kind: ProvisionKind, answerTo: (field: string, question: Question) => unknown) =>
  Object.fromEntries(
    Object.entries(questionsOfKind(kind)).map(([field, question]) => [
      field,
      typed(question, answerTo(field, question)),
    ]),
  );

/** Answers ticked for a new one. */
const firstAnswers: Partial<Record<ProvisionKind, Readonly<Record<string, string>>>> = {
  digitalAssets: { hasPowers: 'yes' },
  guardianSupport: { paysCosts: 'yes' },
};

export const newProvision = (kind: ProvisionKind, id: ProvisionId): ProvisionDraft => ({
  id,
  basedOn: 0,
  kind,
  texts: {
    ...textsFor(kind, (_field, question) => question.default ?? (question.type === 'yesNo' ? false : null)),
    ...firstAnswers[kind],
  },
  recipients: [],
});

export const provisionDraftOf = (provision: Provision): ProvisionDraft => ({
  id: provision.id,
  basedOn: provision.version,
  kind: provision.kind,
  texts: textsFor(provision.kind, (field) => (provision as unknown as Record<string, unknown>)[field]),
  recipients: provision.recipients,
});

/** The draft with answers changed; a life interest is not lost by leaving unless that is wished. */
export function withTexts(draft: ProvisionDraft, changes: Readonly<Record<string, string>>): ProvisionDraft {
  const texts = { ...draft.texts, ...changes };
  return {
    ...draft,
    texts: changes.right ? { ...texts, endsOnLeaving: changes.right === 'occupy' ? 'yes' : 'no' } : texts,
  };
}

/** The provision has beneficiaries to choose, as it is answered so far. */
export function asksBeneficiaries({ kind, texts }: Pick<ProvisionDraft, 'kind' | 'texts'>): boolean {
  if (kind === 'digitalAssets') return texts.privateFiles === 'hand_over';
  if (kind === 'residueFallback') return texts.fallback === 'charity';
  return provisionLabels[kind].beneficiaries !== null;
}

const missingBeneficiaries: Readonly<Partial<Record<ProvisionKind, string>>> = {
  homeTrust: 'Choose who gets the home afterwards',
  belongings: 'Choose who gets your belongings',
  digitalAssets: 'Choose who gets your private files',
  charityTenth: 'Choose a charity',
  residueFallback: 'Choose a charity',
};

/** The provision to save, or what is wrong with it by input name. */
export type CheckedProvision = { provision: ProvisionFields } | { problems: Record<string, string> };

export function provisionIn(draft: ProvisionDraft): CheckedProvision {
  const { kind, texts, recipients } = draft;
  const problems: Record<string, string> = {};
  const answers = Object.fromEntries(
    Object.entries(questionsOfKind(kind)).map(([field, question]) => {
      const text = (texts[field] ?? '').trim();
      if (text === '' && question.missing) problems[field] = question.missing;
      const read = answerIn(question, text);
      if (typeof read === 'object' && read !== null) problems[field] = read.problem;
      return [field, read];
    }),
  );
  const beneficiaries = asksBeneficiaries(draft) ? [...recipients] : [];
  if (asksBeneficiaries(draft) && beneficiaries.length === 0) problems.recipients = missingBeneficiaries[kind] ?? '';
  Object.assign(problems, problemsOf(draft));
  if (Object.keys(problems).length > 0) return { problems };
  return { provision: { kind, ...answers, recipients: beneficiaries } as unknown as ProvisionFields };
}

type Read = string | number | boolean | null | { problem: string };

function answerIn(question: Question, text: string): Read {
  switch (question.type) {
    case 'yesNo':
      return text === 'yes';
    case 'pence': {
      const pence = penceIn(text);
      if (text === '') return null;
      if (pence === null) return { problem: 'Enter an amount, like £1,234.50' };
      if (pence < (question.min ?? 0)) return { problem: question.missing ?? '' };
      return pence > maxPence ? { problem: 'Enter a smaller amount' } : pence;
    }
    case 'whole': {
      const { min, max, isNullable, outside = `Enter a number from ${min} to ${max}` } = question;
      if (text === '' && isNullable) return null;
      const number = text === '' ? Number.NaN : Number(text.replace('%', ''));
      return Number.isInteger(number) && number >= min && number <= max ? number : { problem: outside };
    }
    case 'text':
    case 'line':
      if (text.length < (question.min ?? 0)) return { problem: question.missing ?? '' };
      return text.length > question.max ? { problem: `Must be ${question.max} characters or less` } : text;
    default:
      return text === '' && question.isNullable ? null : text;
  }
}

/** Answers that contradict each other. */
function problemsOf({ kind, texts, recipients }: ProvisionDraft): Record<string, string> {
  const amount = (field: string) => penceIn(texts[field] ?? '');
  switch (kind) {
    case 'homeTrust':
      return recipients.length > 0 && recipients.every(({ personId }) => personId === texts.occupierId)
        ? { recipients: 'Choose someone else to get the home afterwards' }
        : {};
    case 'laterGuardians':
      return texts.guardianId !== '' && texts.guardianId === texts.substituteId
        ? { substituteId: 'Choose someone else, in case they can’t' }
        : {};
    case 'pet':
      return texts.takerId !== '' && texts.takerId === texts.substituteId
        ? { substituteId: 'Choose someone else, in case they can’t' }
        : {};
    case 'digitalAssets':
      return texts.hasPowers !== 'yes' && !texts.privateFiles
        ? { hasPowers: 'Tick this, or choose what happens to your private files' }
        : {};
    case 'guardianSupport':
      return texts.paysCosts !== 'yes' && amount('cashAmount') === null
        ? { paysCosts: 'Tick this, or enter a sum for the guardians' }
        : {};
    case 'charityTenth': {
      const [least, most] = [amount('leastAmount'), amount('mostAmount')];
      return least !== null && most !== null && least > most
        ? { leastAmount: 'The least must not be above the most' }
        : {};
    }
    default:
      return {};
  }
}

/** The record with a provision that was saved, new or changed. */
export const withProvision = (testatorRecord: TestatorRecord, saved: Provision): TestatorRecord => ({
  ...testatorRecord,
  provisions: testatorRecord.provisions.some(({ id }) => id === saved.id)
    ? testatorRecord.provisions.map((provision) => (provision.id === saved.id ? saved : provision))
    : [...testatorRecord.provisions, saved],
});

/** The part of a stored provision that is sent to save it. */
export function provisionFieldsOf({ id: _id, version: _version, savedAt: _savedAt, ...fields }: Provision) {
  return fields as ProvisionFields;
}
