import { listed as listOf } from '@plainwill/contracts/shared/phrases';
import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { withOneStop } from '../../wording/phrases.ts';

/** One reason, with the printed clause and the rule of law behind it, as far as there are any. */
export const step = (text: string, { clause = null, source = null }: Partial<WhatIfStep> = {}): WhatIfStep => ({
  text: withOneStop(text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1)),
  clause,
  source,
});

/** Each name once: `Tom, Amy and Ben`. */
export const listed = (names: readonly string[]) => listOf([...new Set(names)]);

export const plural = (names: readonly unknown[], one: string, many: string) =>
  new Set(names).size === 1 ? one : many;
