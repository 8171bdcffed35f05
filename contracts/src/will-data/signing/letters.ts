import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { LetterId, TrustedPersonId } from '../../shared/ids.ts';
import { lineOfText, requiredLine, requiredText } from '../../shared/text.ts';
import { Version } from '../records/version.ts';
import { maxTrustedPeople } from '../trusted/trusted-vocabulary.ts';
import { FileToSave } from '../will/files.ts';
import { letterKinds, maxLetterBody, maxLetterLine, maxLetters, maxLetterVersions } from './letters-vocabulary.ts';

const words = {
  /** A person’s name; empty for any other kind. */
  addressee: lineOfText(maxLetterLine, 'Who it is to'),
  title: requiredLine(maxLetterLine, 'The title', 'Enter a title'),
  body: requiredText(maxLetterBody, 'The letter', 'Write the letter'),
};

/** A letter of wishes: it binds no one, gives nothing and is never part of the will. */
export const LetterFields = z
  .strictObject({
    kind: z.enum(letterKinds, 'Choose who it is for'),
    ...words,
    /** The trusted people who may read it, at the time that is set for each of them. */
    readers: z.array(TrustedPersonId).max(maxTrustedPeople),
  })
  .refine(({ kind, addressee }) => kind !== 'person' || addressee !== '', {
    path: ['addressee'],
    message: 'Enter who it is to',
  });
export type LetterFields = z.infer<typeof LetterFields>;

export const Letter = z.strictObject({
  ...LetterFields.shape,
  id: LetterId,
  version: Version,
  /** The day on which its words were last changed. */
  writtenOn: z.iso.date(),
  /** Says how many earlier versions are kept. */
  earlier: z.int(),
});
export type Letter = z.infer<typeof Letter>;

/** The words of a letter as they were on a day, before they were changed on a later one. */
export const LetterVersion = z.strictObject({ ...words, writtenOn: z.iso.date() });
export type LetterVersion = z.infer<typeof LetterVersion>;

export const letterReasons = {
  LetterNotFound: { code: 'NOT_FOUND', message: 'That letter is no longer here. Load the page again.' },
  LetterChanged: {
    code: 'CONFLICT',
    message: 'This letter was changed on another device or tab. Load the page again, then change it there.',
  },
  TooManyLetters: {
    code: 'BAD_REQUEST',
    message: `You have ${maxLetters} letters, the most we can keep. Remove one to write another.`,
  },
  LetterGives: {
    code: 'BAD_REQUEST',
    message: 'This letter gives nothing: put it in your will. Here, write what you would like and why.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
const Letters = z.array(Letter);
const which = z.strictObject({ id: LetterId });

export const lettersContract = {
  /** In the order in which they were first saved. */
  list: query({ ...own, input: z.void(), output: Letters }),
  /** The id is made by the browser, so that a repeat of the same call adds nothing. `basedOn` is 0 for a new one. */
  save: mutation({
    ...own,
    input: z.strictObject({ id: LetterId, basedOn: Version, letter: LetterFields }),
    output: Letters,
  }),
  /** `restore` brings it back for a day, with its earlier versions. */
  remove: mutation({ ...own, input: which, output: Letters }),
  restore: mutation({ ...own, input: which, output: Letters }),
  /** The newest first. */
  versions: query({ ...own, input: which, output: z.array(LetterVersion).max(maxLetterVersions) }),
  /** The letter as a PDF, to be signed without witnesses. */
  file: query({ access: 'account', limit: perMinute(20), isCostly: true, input: which, output: FileToSave }),
};
