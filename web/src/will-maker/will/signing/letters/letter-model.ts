import type { Letter, LetterFields } from '@plainwill/contracts/will-data/signing/letters';
import {
  type LetterKind,
  letterKindLabels,
  letterKinds,
} from '@plainwill/contracts/will-data/signing/letters-vocabulary';

/** The texts beside a letter of each kind while it is written. */
interface KindTexts {
  titleHint: string;
  /** A way to begin, in words of our own. */
  opening: string;
  beside: string;
}

export const kindTexts: Record<LetterKind, KindTexts> = {
  guardians: {
    titleHint: 'For example, “How I would like them brought up”',
    opening: 'Thank you for taking them in. These are the things I would most like you to keep up with them.',
    beside:
      'Your will names the guardians. This letter is about your children’s daily life: school, faith, family to see, what helps when they are sad.',
  },
  trustees: {
    titleHint: 'For example, “What the trust is for”',
    opening: 'I have left you a free hand. When you use it, this is what I had in mind for each of them.',
    beside:
      'Trustees can show this letter to the people who may benefit from the trust, and a court can order them to. Write nothing that those people must never see.',
  },
  executors: {
    titleHint: 'For example, “Why I decided as I did”',
    opening: 'You may wonder why I did it this way. My reasons were these.',
    beside: 'Say why you decided as you did, who to tell first, and what needs a gentle hand.',
  },
  person: {
    titleHint: 'For example, “What I never said”',
    opening: 'There is something I always meant to tell you.',
    beside: 'Give it to them yourself, or add it to the papers for your executors, who can pass it on.',
  },
};

export const kindOptions = letterKinds.map((value) => ({ value, label: letterKindLabels[value] }));

/** “To Ann Finch” */
export const addressOf = ({ kind, addressee }: Pick<Letter, 'kind' | 'addressee'>) =>
  kind === 'person' ? `To ${addressee}` : letterKindLabels[kind];

/** A letter as the form asks. */
export type LetterDraft = Omit<LetterFields, 'kind'> & { kind: LetterKind | '' };

export const emptyLetter = (kind: LetterDraft['kind']): LetterDraft => ({
  kind,
  addressee: '',
  title: '',
  body: '',
  readers: [],
});

export const draftOf = ({ kind, addressee, title, body, readers }: Letter): LetterDraft => ({
  kind,
  addressee,
  title,
  body,
  readers,
});

/** The fields of a draft, or null while its kind is not chosen; only a letter to a person names one. */
export const fieldsOf = ({ kind, addressee, ...words }: LetterDraft): LetterFields | null =>
  kind === '' ? null : { kind, addressee: kind === 'person' ? addressee : '', ...words };
