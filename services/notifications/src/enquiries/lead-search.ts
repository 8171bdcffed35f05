import type { EntityManager } from '@mikro-orm/postgresql';
import { folded, searchTermsOf } from '@plainwill/contracts/shared/folded';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import { detailsOf, type LeadDetails, LeadSchema } from './lead.entity.ts';

const place = { table: 'leads', column: 'details' };

/** Letters beyond these make no difference to a search, nor do words beyond so many. */
const maxLetters = 12;
const maxTerms = 12;

const termsOf = (text: string) =>
  searchTermsOf(text)
    .slice(0, maxTerms)
    .map((word) => [...word].slice(0, maxLetters));

const beginningsOf = (text: string) =>
  termsOf(text).flatMap((letters) => letters.map((_letter, at) => letters.slice(0, at + 1).join('')));

/**
 * The blind indexes that find a lead, since its details are encrypted: of each beginning of each word of the name and
 * the address, and of the whole address.
 */
export function searchIndexOf(vault: Vault, { name, email }: Pick<LeadDetails, 'name' | 'email'>): string[] {
  const found = new Set([...beginningsOf(name), ...beginningsOf(email), folded(email)]);
  return vault.blindIndexes([...found], place)[0] ?? [];
}

/** The blind indexes that a lead must have to be found, for each key that may have made them; none finds nobody. */
export function soughtIndexes(vault: Vault, search: string): string[][] {
  const terms = [...new Set(termsOf(search).map((letters) => letters.join('')))];
  return terms.length > 0 ? vault.blindIndexes(terms, place) : [];
}

/** The same for the very address. */
export const indexesOfAddress = (vault: Vault, email: string) => vault.blindIndexes([folded(email)], place);

const batch = 500;

/** Adds blind indexes to leads that were received before there were any. @returns how many, and how many cannot be decrypted */
export async function indexLeads(em: EntityManager, vault: Vault) {
  const done = { indexed: 0, broken: 0 };
  let after: LeadId | undefined;
  for (;;) {
    const leads = await em
      .fork()
      .find(
        LeadSchema,
        { blindIndexes: null, ...(after && { id: { $gt: after } }) },
        { orderBy: { id: 'asc' }, limit: batch },
      );
    for (const lead of leads) {
      try {
        const blindIndexes = searchIndexOf(vault, detailsOf(vault, lead));
        await em.nativeUpdate(LeadSchema, { id: lead.id }, { blindIndexes });
        done.indexed++;
      } catch (error) {
        if (!(error instanceof DecryptionFailed)) throw error;
        done.broken++;
      }
    }
    after = leads.at(-1)?.id;
    if (leads.length < batch) return done;
  }
}
