import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';

/** A letter of wishes to the guardians, if nothing else is said. */
export const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  id: 'b0a5c1de-0000-4000-8000-000000000002' as LetterId,
  version: 1,
  kind: 'guardians',
  addressee: '',
  title: 'Bringing up Ivy',
  body: 'She loves the sea.',
  readers: [],
  writtenOn: '2026-11-20',
  earlier: 0,
  ...changes,
});
