import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Qualification } from '@plainwill/contracts/identity/reviewer-vocabulary';
import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { decrypt, type Encrypted, encrypt } from '../../accounts/encrypted.ts';

/** What a reviewer is, as an administrator has checked it, and what they say of themselves. */
export const ReviewerProfileSchema = defineEntity({
  name: 'ReviewerProfile',
  tableName: 'reviewer_profiles',
  properties: {
    account: () => p.oneToOne(AccountSchema).primary().deleteRule('cascade'),
    qualification: p.string().length(20).$type<Qualification>(),
    regulator: p.string().length(100),
    registration: p.string().length(40),
    checkedAt: p.datetime(),
    /** No reference, since what was checked outlasts who did it. Null for a command of the operator. */
    checkedBy: p.uuid().$type<AccountId>().nullable(),
    awayUntil: p.date().nullable(),
    /** Full names of their family, one a line, encrypted; null for none. */
    family: p.text().$type<Encrypted>().nullable(),
  },
});

const placeOf = (owner: AccountId) => ({ table: 'reviewer_profiles', column: 'family', owner });

export const encryptFamily = (vault: Vault, owner: AccountId, family: string) =>
  family ? encrypt(vault, family, placeOf(owner)) : null;

/** @throws {DecryptionFailed} */
export const familyOf = (vault: Vault, owner: AccountId, family?: Encrypted | null) =>
  family ? decrypt(vault, family, placeOf(owner)) : '';

/** The last day of an absence that is not over; null for none. */
export const awayUntilOf = (
  { awayUntil }: Pick<InferEntity<typeof ReviewerProfileSchema>, 'awayUntil'>,
  now: Date,
): CalendarDate | null => (awayUntil && awayUntil >= dayInUnitedKingdom(now) ? awayUntil : null);
