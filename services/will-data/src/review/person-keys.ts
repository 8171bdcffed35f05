import type { EntityManager } from '@mikro-orm/postgresql';
import { searchTermsOf } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { EncryptedTable } from '@plainwill/kit/encryption/rotate-keys';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { encryptedTables } from '../record/encryption/encrypted-fields.ts';
import { factsAsRead } from './as-read.ts';
import { ReviewSchema } from './review.entity.ts';

/** First and last word of a name, however it is written. */
export function shortName(name: string): string {
  const words = searchTermsOf(name);
  return `${words[0] ?? ''} ${words.at(-1) ?? ''}`;
}

/** Under each key of the vault, the current one first: a review may be older than that. */
const keysOf = (vault: Vault, name: string): string[] =>
  vault.blindIndexes([shortName(name)], { table: 'reviews', column: 'own_key' }).flat();

/**
 * What a testator and their partner are found by among the reviews of others, without a name being stored: the reviewer
 * of one must not read the other’s will. Of a namesake another reviewer reads it, which does no harm.
 */
export const soughtKeys = (vault: Vault, { personalDetails: own, spouseDetails: partner }: WillFacts) => ({
  own: keysOf(vault, `${own.firstName} ${own.lastName}`),
  partner: partner.fullName ? keysOf(vault, partner.fullName) : [],
});

/** The same as they are stored with a review. */
export function personKeys(vault: Vault, facts: WillFacts) {
  const { own, partner } = soughtKeys(vault, facts);
  return { ownKey: own[0] ?? '', partnerKey: partner[0] ?? null };
}

/** The encrypted tables, of which a review gets its keys anew together with the facts that they are made from. */
export const encryptedWithKeys = (vault: Vault): EncryptedTable[] =>
  encryptedTables(vault).map((encrypted) => {
    if (encrypted.table !== 'reviews') return encrypted;
    return {
      ...encrypted,
      derived: ['own_key', 'partner_key'],
      encrypt(row, column) {
        const values = encrypted.encrypt(row, column);
        if (column !== 'facts') return values;
        const facts = factsAsRead(vault, { accountId: row.account_id as AccountId, facts: String(row.facts) });
        const { ownKey, partnerKey } = personKeys(vault, facts);
        return { ...values, own_key: ownKey, partner_key: partnerKey };
      },
    };
  });

const readAtOnce = 100;

/** Gives keys to reviews that have none: an earlier release made them otherwise. What cannot be decrypted stays without. */
export async function addPersonKeys(em: EntityManager, vault: Vault): Promise<void> {
  for (let after = 0, isEnd = false; !isEnd; ) {
    const reviews = await em
      .fork()
      .find(ReviewSchema, { ownKey: '', number: { $gt: after } }, { orderBy: { number: 'asc' }, limit: readAtOnce });
    for (const review of reviews) {
      try {
        await em.nativeUpdate(ReviewSchema, { id: review.id }, personKeys(vault, factsAsRead(vault, review)));
      } catch (error) {
        if (!(error instanceof DecryptionFailed)) throw error;
      }
    }
    after = reviews.at(-1)?.number ?? after;
    isEnd = reviews.length < readAtOnce;
  }
}
