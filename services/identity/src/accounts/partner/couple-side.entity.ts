import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../account.entity.ts';
import { decrypt, type Encrypted, encrypt } from '../encrypted.ts';

/** One account’s side of planning together: a couple has two. It is the only home of the fact that two are linked. */
export const CoupleSideSchema = defineEntity({
  name: 'CoupleSide',
  tableName: 'couple_sides',
  uniques: [{ name: 'couple_sides_one_active', properties: ['account'], where: { endedAt: null } }],
  properties: {
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').primary(),
    coupleId: p.uuid().$type<CoupleId>().primary().index(),
    /** No reference, for an end is without a trace of the other; null once it has ended. */
    partnerAccountId: p.uuid().$type<AccountId>().nullable(),
    /** Encrypted; null where it is not known, and once it has ended. */
    partnerName: p.text().$type<Encrypted>().nullable(),
    linkedOn: p.date(),
    /** Never who ended it, nor why. */
    endedAt: p.datetime().nullable(),
    isEndRead: p.boolean().default(false),
  },
});

const placeOf = (owner: AccountId) => ({ table: 'couple_sides', column: 'partner_name', owner });

export const encryptPartnerName = (vault: Vault, owner: AccountId, name: string | null) =>
  name === null ? null : encrypt(vault, name, placeOf(owner));

/** @throws {DecryptionFailed} */
export const partnerNameOf = (vault: Vault, owner: AccountId, stored: Encrypted | null | undefined) =>
  stored ? decrypt(vault, stored, placeOf(owner)) : null;

export const activeSideOf = (em: EntityManager, accountId: AccountId) =>
  em.findOne(CoupleSideSchema, { account: accountId, endedAt: null }, { disableIdentityMap: true });

/**
 * Ends planning together of the accounts, whose partners read the same whatever the cause. SQL, for both sides are
 * locked in one order, so that two ends at once do not wait for each other.
 * @returns how many sides have ended
 */
export async function endCouples(em: EntityManager, accountIds: readonly AccountId[], now: Date): Promise<number> {
  const ended = await em.execute<unknown[]>(
    `with sides as (
       select couple_id, account_id from couple_sides
       where ended_at is null and couple_id in (
         select couple_id from couple_sides where account_id = any(?::uuid[]) and ended_at is null)
       order by couple_id, account_id for update)
     update couple_sides c set ended_at = ?, partner_account_id = null, partner_name = null
     from sides where c.couple_id = sides.couple_id and c.account_id = sides.account_id and c.ended_at is null
     returning c.couple_id`,
    [`{${accountIds.join(',')}}`, now],
  );
  return ended.length;
}
