import type { EntityManager } from '@mikro-orm/postgresql';

/** Counts the people whose passkeys were all made for another address of the site. */
export async function countForeignPasskeys(em: EntityManager, rpId: string): Promise<number> {
  const [counted] = await em.execute<{ people: number }[]>(
    `select count(distinct account_id)::int people from passkeys p
     where not exists (select from passkeys own where own.account_id = p.account_id and own.rp_id = ?)`,
    [rpId],
  );
  return counted?.people ?? 0;
}
