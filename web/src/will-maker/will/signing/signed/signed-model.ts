import { inOneLine } from '@plainwill/contracts/shared/address';
import type { RecordedWitness, SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import type { KeptAtKind, OlderWillState } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';

/** Advice on each place. No fee here: fees move. */
export const keptAtAdvice: Record<KeptAtKind, string> = {
  home: 'It costs nothing. Keep it dry and safe from fire, and tell an executor where it is and how to open it.',
  solicitor: 'Often free. Ask for a receipt, and what happens to your will if the firm closes.',
  bank: 'Only with a safe-custody service. A deposit box may stay shut until probate, and probate needs the will.',
  courts:
    'HM Courts & Tribunals Service stores wills: you post it, and pay a fee once. Keep the certificate it sends you. Only you, or someone you authorise in writing, can take it out again.',
  other: 'Say exactly where, so that an executor can find it.',
};

export const olderWillLabels: Record<OlderWillState, string> = {
  none: 'I have no older signed will',
  destroyed: 'I have destroyed it',
  stored: 'I am keeping it on purpose',
  open: 'I still have to deal with it',
};

/** As the form asks: empty where nothing is said yet. */
export interface SigningDraft {
  signedOn: string;
  place: string;
  isDated: boolean;
  witnesses: readonly RecordedWitness[];
  keptAt: KeptAtKind | '';
  where: string;
  isExecutorTold: boolean;
  olderWills: OlderWillState;
}

const noWitness: RecordedWitness = { name: '', address: '', occupation: '' };

/** A will that was not made here: nothing of it is guessed. */
export const emptyDraft: SigningDraft = {
  signedOn: '',
  place: '',
  isDated: true,
  witnesses: [noWitness, noWitness],
  keptAt: '',
  where: '',
  isExecutorTold: false,
  olderWills: 'none',
};

/** The plan and the day give the names and the date, so that nobody types them twice. */
export function draftFromPlan({ plan, done }: StoredPlan, today: string): SigningDraft {
  const known = plan.witnesses.map(({ name, address, occupation }) => ({
    name,
    address: inOneLine(address) || address.address,
    occupation,
  }));
  const signed = done.find(({ step }) => step === 7)?.at.slice(0, 10);
  return {
    ...emptyDraft,
    signedOn: signed ?? today,
    witnesses: [...known, noWitness, noWitness].slice(0, Math.max(2, known.length)),
  };
}

export const draftOf = ({ keptAt, ...will }: SignedWill): SigningDraft => ({
  ...will,
  keptAt: keptAt?.kind ?? '',
  where: keptAt?.where ?? '',
});

/** As it is sent. */
export const sinceThen = ({ keptAt, where, isExecutorTold, olderWills }: SigningDraft) => ({
  keptAt: keptAt === '' ? null : { kind: keptAt, where },
  isExecutorTold,
  olderWills,
});

export const onTheDay = ({ signedOn, place, isDated, witnesses }: SigningDraft) => ({
  signedOn,
  place,
  isDated,
  witnesses: witnesses.filter(({ name }, at) => at < 2 || name.trim() !== ''),
});
