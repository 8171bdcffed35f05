import { randomUUID } from 'node:crypto';
import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { LetterFields } from '@plainwill/contracts/will-data/signing/letters';

export const aLetterId = () => randomUUID() as LetterId;

/** To the guardians, if nothing else is said. */
export const aLetter = (changes: Partial<LetterFields> = {}): LetterFields => ({
  kind: 'guardians',
  addressee: '',
  title: 'Bringing up Ivy',
  body: 'Thank you for looking after Ivy.\n\nShe loves the sea.',
  readers: [],
  ...changes,
});
