import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recoveryCodeCount } from '@plainwill/contracts/identity/sign-in-methods';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { hashOfToken } from '../../accounts/links/link-tokens.ts';
import { RecoveryCodeSchema } from './recovery-code.entity.ts';

/** Crockford’s base 32: no I, L, O or U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 24;

/** 120 random bits. */
const newCode = () => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

const inGroups = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** @returns new codes in the place of the account's old ones, as they are shown this once */
export async function makeRecoveryCodes(em: EntityManager, accountId: AccountId, now: Date): Promise<string[]> {
  await em.nativeDelete(RecoveryCodeSchema, { account: accountId });
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows = codes.map((code) => ({ codeHash: hashOfToken(code), account: accountId, madeAt: now }));
  await em.insertMany(RecoveryCodeSchema, rows);
  return codes.map(inGroups);
}

/** Uses a code up: of two at once, one. @returns whether it was one of the account's */
export async function takeRecoveryCode(em: EntityManager, accountId: AccountId, code: string): Promise<boolean> {
  const taken = await em.nativeDelete(RecoveryCodeSchema, { codeHash: hashOfToken(code), account: accountId });
  return taken > 0;
}

export const recoveryCodesLeft = (em: EntityManager, accountId: AccountId) =>
  em.count(RecoveryCodeSchema, { account: accountId });
