import type { EntityManager } from '@mikro-orm/postgresql';
import { PasskeySchema } from './passkey.entity.ts';

/** Counts the people whose passkeys were all made for another address of the site. */
export async function countForeignPasskeys(em: EntityManager, rpId: string): Promise<number> {
  const withOwn = em.createQueryBuilder(PasskeySchema, 'own').select('account').where({ rpId });
  return em
    .createQueryBuilder(PasskeySchema, 'foreign')
    .where({ account: { $nin: withOwn } })
    .getCount('account', true);
}
