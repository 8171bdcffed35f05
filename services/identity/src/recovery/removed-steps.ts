/** What takes passkeys, authenticators or recovery codes away, as it is written down. */
export const stepRemovalActions = [
  'passkey.remove',
  'authenticator.add',
  'authenticator.remove',
  'recovery-code.use',
  'recovery-codes.make',
  'recovery.done',
  'step-removal.done',
  'staff-recovery.done',
] as const;

/** That something which opened an account was taken away, and when, as an ISO date and time. */
export interface RemovedStep {
  accountId: string;
  action: (typeof stepRemovalActions)[number];
  /** Of a passkey, the SHA-256 of its credential id. */
  passkey: string | null;
  /** Every other second step was removed, as nothing but passkeys opened the account. */
  passkeysStayed: boolean;
  removedAt: string;
}

/** Asks the identity database, whoever is connected to it. */
type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Every removal that the audit log of this database knows of; none if it is older than second steps. */
export async function removedSteps(ask: Ask): Promise<RemovedStep[]> {
  const [log] = await ask<{ found: string | null }>(`select to_regclass('audit_log') as found`);
  if (!log?.found) return [];
  const rows = await ask<Omit<RemovedStep, 'removedAt'> & { removedAt: Date }>(
    `select subject_account_id as "accountId", action, object_id as "passkey", at as "removedAt",
        action in ('recovery.done', 'step-removal.done', 'staff-recovery.done') and fields <> '[]' and not fields ? 'passkeys' as "passkeysStayed" from audit_log
      where action = any($1) and outcome = 'done' and subject_account_id is not null order by at`,
    [stepRemovalActions],
  );
  return rows.map((row) => ({ ...row, removedAt: row.removedAt.toISOString() }));
}

const hasNoStep = `not exists (select from passkeys p where p.account_id = a.id)
  and not exists (select from authenticators t where t.account_id = a.id and t.secret is not null)`;

/** What each action takes away of what there was before it, in the rows of `list`. */
const removals = [
  `delete from passkeys p using list where p.account_id = list.account_id and p.created_at < list.removed_at and
     (list.action in ('recovery.done', 'step-removal.done', 'staff-recovery.done') and not list.passkeys_stayed or
      encode(sha256(convert_to(p.credential_id, 'UTF8')), 'hex') = list.passkey)
   returning p.account_id as "accountId"`,
  `delete from authenticators t using list where t.account_id = list.account_id and t.created_at < list.removed_at and
     list.action in ('authenticator.add', 'authenticator.remove', 'recovery.done', 'step-removal.done', 'staff-recovery.done')
   returning t.account_id as "accountId"`,
  // The backup does not know which code was used, so the whole set goes; so it does when the last second step goes.
  `delete from recovery_codes c using list, accounts a
   where a.id = list.account_id and c.account_id = a.id and c.made_at < list.removed_at and
     (list.action in ('recovery-code.use', 'recovery-codes.make', 'recovery.done', 'step-removal.done', 'staff-recovery.done') or ${hasNoStep})
   returning c.account_id as "accountId"`,
];

/**
 * Takes away again what an older copy of the database has brought back: a stolen key would work again otherwise, and so
 * would the sessions it had opened. Who has no second step left is asked for none.
 * @returns how many passkeys, authenticators and recovery codes went
 */
export async function removeStepsAgain(ask: Ask, removed: readonly RemovedStep[]): Promise<number> {
  const list = [
    removed.map(({ accountId }) => accountId),
    removed.map(({ action }) => action),
    removed.map(({ passkey }) => passkey),
    removed.map(({ passkeysStayed }) => passkeysStayed),
    removed.map(({ removedAt }) => removedAt),
  ];
  const from = `with list as (select * from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $5::timestamptz[])
    as list (account_id, action, passkey, passkeys_stayed, removed_at))`;
  const gone: string[] = [];
  for (const removal of removals) {
    const rows = await ask<{ accountId: string }>(`${from} ${removal}`, list);
    gone.push(...rows.map(({ accountId }) => accountId));
  }
  await ask('delete from sessions where account_id = any($1::uuid[])', [gone]);
  await ask(`update accounts a set asks_second_step = false where asks_second_step and ${hasNoStep}`);
  return gone.length;
}
