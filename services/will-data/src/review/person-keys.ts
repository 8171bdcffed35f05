import type { Vault } from '@plainwill/kit/encryption/vault';
import type { WillFacts } from '../will/facts/will-facts.ts';

/** First and last word of a name, however it is written. */
export function shortName(name: string): string {
  const words = name.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  return `${words[0] ?? ''} ${words.at(-1) ?? ''}`;
}

const keyOf = (vault: Vault, name: string): string =>
  vault.blindIndexes([shortName(name)], { table: 'reviews', column: 'own_key' })[0]?.[0] ?? '';

/**
 * What a testator and their partner are found by among the reviews of others, without a name being stored: the reviewer
 * of one must not read the other’s will. Of a namesake another reviewer reads it, which does no harm.
 */
export function personKeys(vault: Vault, { personal_details: own, spouse_details: partner }: WillFacts) {
  const ownKey = keyOf(vault, `${own.first_name} ${own.last_name}`);
  return { ownKey, partnerKey: partner.full_name ? keyOf(vault, partner.full_name) : null };
}
