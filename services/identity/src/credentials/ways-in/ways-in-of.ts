import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { isStaff, type Role } from '@plainwill/contracts/shared/roles';
import type { Encrypted } from '../../accounts/encrypted.ts';
import { isSecondStepAsked } from '../../accounts/sessions/staff-second-step.ts';
import type { CallContext } from '../../context.ts';
import { decryptGoogleEmail } from '../google/google-account.entity.ts';

interface Row {
  has_password: boolean;
  password_used_at: string | null;
  asks_second_step: boolean;
  roles: Role[];
  google: { subject: string; email: Encrypted; used_at: string | null } | null;
  passkeys: PasskeyRow[];
  authenticator: { created_at: string; last_used_at: string | null } | null;
  codes: number;
  recovery_at: string | null;
  staff_recovery_at: string | null;
}

interface PasskeyRow {
  credential_id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  is_backed_up: boolean;
  rp_id: string;
}

type Reading = Pick<CallContext, 'vault' | 'relyingParty'>;

/** Reads every way into an account and what is asked after it. SQL, for each sign-in reads eight tables by one statement. */
export async function waysInOf(em: EntityManager, { vault, relyingParty }: Reading, id: AccountId): Promise<WaysIn> {
  const [row] = await em.execute<Row[]>(
    `select password_hash is not null has_password, password_used_at, asks_second_step,
       array(select role from user_roles where account_id = a.id) roles,
       (select json_build_object('subject', subject, 'email', email, 'used_at', used_at) from google_accounts
        where account_id = a.id) google,
       coalesce((select json_agg(p order by created_at) from (select credential_id, name, created_at, last_used_at,
        is_backed_up, rp_id from passkeys where account_id = a.id) p), '[]') passkeys,
       (select json_build_object('created_at', created_at, 'last_used_at', last_used_at) from authenticators
        where account_id = a.id and secret is not null) authenticator,
       (select count(*)::int from recovery_codes where account_id = a.id) codes,
       (select max(due_at) from recoveries where account_id = a.id and ended_at is null) recovery_at,
       (select due_at from staff_recoveries where account_id = a.id) staff_recovery_at
     from accounts a where id = ?`,
    [id],
  );
  if (!row) throw new Error('The account is gone');
  const { google, authenticator } = row;
  const hasRole = isStaff(row.roles);
  return {
    password: row.has_password ? { lastUsedAt: iso(row.password_used_at) } : null,
    google: google && { email: decryptGoogleEmail(vault, google), lastUsedAt: iso(google.used_at) },
    passkeys: row.passkeys.map((passkey) => ({
      id: passkey.credential_id,
      name: passkey.name,
      createdAt: new Date(passkey.created_at).toISOString(),
      lastUsedAt: iso(passkey.last_used_at),
      isBackedUp: passkey.is_backed_up,
      isUsable: passkey.rp_id === relyingParty.rpId,
    })),
    authenticator: authenticator && {
      createdAt: new Date(authenticator.created_at).toISOString(),
      lastUsedAt: iso(authenticator.last_used_at),
    },
    recoveryCodesLeft: row.codes,
    asksSecondStep: isSecondStepAsked(row),
    isStaff: hasRole,
    recoveryAt: iso(row.recovery_at),
    staffRecoveryAt: iso(row.staff_recovery_at),
  };
}

const iso = (at: string | null) => at && new Date(at).toISOString();

const usablePasskeys = ({ passkeys }: WaysIn) => passkeys.filter(({ isUsable }) => isUsable).length;

/** Counts the ways in that the account has now. */
export const countWaysIn = (ways: WaysIn) => usablePasskeys(ways) + (ways.password ? 1 : 0) + (ways.google ? 1 : 0);

/** Counts the second steps that can be given again and again; recovery codes run out, and do not count. */
export const countSecondSteps = (ways: WaysIn) => usablePasskeys(ways) + (ways.authenticator ? 1 : 0);

/** Lists the second steps that may finish a sign-in, the best first. */
export const secondStepWaysOf = (ways: WaysIn): SecondStepWay[] => [
  ...(usablePasskeys(ways) > 0 ? (['passkey'] as const) : []),
  ...(ways.authenticator ? (['code'] as const) : []),
  ...(ways.recoveryCodesLeft > 0 && !ways.isStaff ? (['recoveryCode'] as const) : []),
];
