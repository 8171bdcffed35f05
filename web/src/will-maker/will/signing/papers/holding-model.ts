import type { Holding, HoldingFields } from '@plainwill/contracts/will-data/signing/holdings';
import {
  type HoldingKind,
  type HoldingText,
  holdingKindLabels,
  holdingKinds,
  holdingTexts,
  type PackPart,
} from '@plainwill/contracts/will-data/signing/holdings-vocabulary';

/** The labels of the lines of a kind of thing, and the hint beside it. */
interface KindTexts extends Record<Exclude<HoldingText, 'notes'>, string> {
  whatHint?: string;
  beside?: string;
}

const papersPlace = 'Where the papers are';

export const kindTexts: Record<HoldingKind, KindTexts> = {
  home: {
    what: 'Address',
    who: 'Mortgage with',
    reference: 'Title number',
    where: 'Where the deeds are',
    beside: 'A home held as joint tenants passes to the other owner, whatever your will says.',
  },
  account: {
    what: 'Kind of account',
    whatHint: 'Current account, ISA, premium bonds, shares',
    who: 'Bank or firm',
    reference: 'Last 4 digits',
    where: papersPlace,
  },
  pension: {
    what: 'Name of the scheme',
    who: 'Pension provider',
    reference: 'Member number',
    where: papersPlace,
    beside: 'Pensions usually pass outside your will. Tell each scheme who should be paid.',
  },
  life_insurance: {
    what: 'Name of the policy',
    who: 'Insurer',
    reference: 'Policy number',
    where: papersPlace,
    beside: 'A policy in trust passes outside your will. If yours is in trust, say so in the notes.',
  },
  business: {
    what: 'What it is',
    whatHint: 'A business, something abroad, crypto, an online account',
    who: 'Who knows about it',
    reference: 'Number',
    where: 'Where the key or the papers are kept',
    beside: 'Write where a key is kept, never the key. It is worth taking advice about these.',
  },
  things: {
    what: 'What it is',
    who: 'Who has it, if not you',
    reference: 'Number',
    where: 'Where it is',
    beside: 'A note here about who should have something is not a gift. Only your will gives.',
  },
  debt: {
    what: 'What it is',
    whatHint: 'A loan, a card, a guarantee, a standing order',
    who: 'Who is paid',
    reference: 'Last 4 digits',
    where: papersPlace,
  },
  papers: {
    what: 'Which papers',
    whatHint: 'Deeds, certificates, powers of attorney, a funeral plan, older wills',
    who: 'Who has them or a key',
    reference: 'Number',
    where: 'Where they are',
  },
  to_call: {
    what: 'What they are to you',
    whatHint: 'GP, employer, accountant, solicitor, vet, landlord',
    who: 'Name',
    reference: 'Telephone',
    where: 'Address',
  },
};

export const kindOptions = holdingKinds.map((value) => ({ value, label: holdingKindLabels[value] }));

/** An entry as the form asks. */
export type HoldingDraft = Omit<HoldingFields, 'kind'> & { kind: HoldingKind | '' };

export const emptyHolding: HoldingDraft = { kind: '', what: '', who: '', reference: '', where: '', notes: '' };

export function draftOf({ kind, what, who, reference, where, notes }: Holding): HoldingDraft {
  return { kind, what, who, reference, where, notes };
}

/** The fields of a draft, or null while its kind is not chosen. */
export const fieldsOf = ({ kind, ...texts }: HoldingDraft): HoldingFields | null =>
  kind === '' ? null : { kind, ...texts };

/** The lines that a kind asks beside what it is. */
export const linesAsked = holdingTexts.filter((text) => text !== 'what' && text !== 'notes');

/** The kinds that have entries, in order, each with its own. */
export const byKind = (holdings: readonly Holding[]) =>
  holdingKinds.flatMap((kind) => {
    const entries = holdings.filter((holding) => holding.kind === kind);
    return entries.length > 0 ? [{ kind, entries }] : [];
  });

export const partLabels: Record<PackPart, { label: string; hint: string }> = {
  first_week: { label: 'The first week', hint: 'What to do first, step by step' },
  people: { label: 'Who is who', hint: 'Executors, guardians and people to call, with telephone numbers' },
  takers: { label: 'Who inherits', hint: 'Their names alone' },
  places: { label: 'Where things are', hint: 'The signed will and other papers' },
  estate: { label: 'What there is and what is owed', hint: 'Your list on this page' },
  guide: { label: 'A guide for executors', hint: 'Probate, tax and sharing out' },
  application: { label: 'Facts for whoever applies for probate', hint: 'Names and dates to copy from' },
  funeral: { label: 'Funeral wishes', hint: 'As your will has them' },
  things_letter: { label: 'Your letter about belongings', hint: 'As you have written it in Your Wishes' },
};

/** Not who inherits, nor the funeral, nor letters: these are for whoever wants them in it. */
export const usualParts: readonly PackPart[] = ['first_week', 'people', 'places', 'estate', 'guide', 'application'];
