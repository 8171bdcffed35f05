import type { Vault } from '@plainwill/kit/encryption/vault';
import type { WillFacts } from '@plainwill/law/facts/will-facts';

/** First and last word of a name, however it is written. */
export function shortName(name: string): string {
  const words = name.normalize('NFC').trim().toLowerCase().split(/\s+/u);
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
