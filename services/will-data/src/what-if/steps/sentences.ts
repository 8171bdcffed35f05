import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';

/** One reason, with the printed clause and the rule of law behind it, as far as there are any. */
export const step = (text: string, { clause = null, source = null }: Partial<WhatIfStep> = {}): WhatIfStep => ({
  text: text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1),
  clause,
  source,
});

/** `Tom`, `Tom and Amy`, `Tom, Amy and Ben`. */
export function listed(names: readonly string[]): string {
  const once = [...new Set(names)];
  const last = once.at(-1) ?? '';
  return once.length < 2 ? last : `${once.slice(0, -1).join(', ')} and ${last}`;
}

export const plural = (names: readonly unknown[], one: string, many: string) =>
  new Set(names).size === 1 ? one : many;
