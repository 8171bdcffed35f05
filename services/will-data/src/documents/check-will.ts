import { type Checking, checkWill as check } from '@plainwill/law/checks/check-will';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { unprintableIn } from '../typeset/printable.ts';

/** The checks of a will, for the fonts that it is printed in. */
export const checkWill = (facts: WillFacts, checking: Omit<Checking, 'unprintableIn'>) =>
  check(facts, { ...checking, unprintableIn });
