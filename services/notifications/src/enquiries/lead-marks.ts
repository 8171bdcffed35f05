import type { Vault } from '@plainwill/kit/encryption/vault';
import type { LeadDetails } from './lead-details.ts';

const place = { table: 'leads', column: 'details' };

/** Without accents, and in lower case. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a lead is found by, since its details are sealed: each word of the name, and the whole address. */
export const marksOf = (vault: Vault, { name, email }: Pick<LeadDetails, 'name' | 'email'>): string[] =>
  vault.marks([...new Set([...wordsOf(name), folded(email)])], place)[0] ?? [];

/** The marks that a lead must have to be found, by each key that it may have been marked with; none finds nobody. */
export function marksSought(vault: Vault, search: string): string[][] {
  const words = search.includes('@') ? [folded(search)] : wordsOf(search);
  return words.length > 0 ? vault.marks(words, place) : [];
}
