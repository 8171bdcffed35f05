import { MikroORM } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { pruneAudit } from '@plainwill/kit/audit/prune-audit';
import { keyRing } from '@plainwill/kit/config/config';
import { KeyRotationSchema } from '@plainwill/kit/encryption/key-rotation.entity';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { rotateWhenDue } from '@plainwill/kit/encryption/rotate-when-due';
import { createVault } from '@plainwill/kit/encryption/vault';
import { createLog } from '@plainwill/kit/log';
import { createOutboxStore } from '@plainwill/kit/outbox/outbox-store';
import { removeSettled } from '@plainwill/kit/outbox/reconcile';
import type pg from 'pg';
import { ormOptions as identityOptions } from '../../../../services/identity/src/database.ts';
import { encryptedTables as identityTables } from '../../../../services/identity/src/encrypted-tables.ts';
import { purge } from '../../../../services/identity/src/profile/deletion/delete-due-accounts.ts';
import { retireInactiveAccounts } from '../../../../services/identity/src/profile/deletion/retire-inactive-accounts.ts';
import { purgeSignIns } from '../../../../services/identity/src/sign-in/purge-sign-ins.ts';
import { ormOptions as notificationsOptions } from '../../../../services/notifications/src/database.ts';
import { forgetSentEmails } from '../../../../services/notifications/src/emails/forget-sent-emails.ts';
import { fileEnquiries } from '../../../../services/notifications/src/enquiries/file-enquiries.ts';
import { encryptedTables as notificationsTables } from '../../../../services/notifications/src/housekeeping/encrypted-tables.ts';
import { eraseOldEnquiries } from '../../../../services/notifications/src/housekeeping/housekeeping.ts';
import { ormOptions as willDataOptions } from '../../../../services/will-data/src/database.ts';
import { encryptedTables as willDataTables } from '../../../../services/will-data/src/record/encryption/encrypted-fields.ts';
import { purgeRemoved } from '../../../../services/will-data/src/record/people/people.ts';
import type { RunningSite } from '../../../tools/launcher/running-file.ts';
import { readSecrets } from '../../../tools/launcher/settings/secrets.ts';

const due = 1000;

/** An hour may leave so much, whatever the size: rows that the jobs find due. */
export async function leaveSomething({
  identity,
  willData,
  notifications,
}: Record<'identity' | 'willData' | 'notifications', pg.Client>) {
  await identity.query(
    `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
     select encode(sha256(gen_random_uuid()::text::bytea), 'hex'), id, 'A browser', '10.0.0.0/24', now(), now(), now(),
       now() - interval '2 days' from accounts limit ${due}`,
  );
  await identity.query(
    `insert into accounts (id, email, email_key, created_at)
     select gen_random_uuid(), '', gen_random_uuid()::text, now() - interval '8 days' from generate_series(1, ${due})`,
  );
  await identity.query(
    `insert into outbox (id, queue, payload, created_at, dispatched_at, settled_at)
     select gen_random_uuid(), 'emails', '{}', at, at, at
     from generate_series(1, ${due}), lateral (select now() - interval '8 days' as at) sent`,
  );
  await willData.query(
    `insert into people (account_id, id, kind, created_at, removed_at)
     select account_id, gen_random_uuid(), 'contact', now(), now() - interval '2 days' from testators limit ${due / 10}`,
  );
  await notifications.query(
    `insert into sent_emails (message_id, source, state, started_at, sent_at)
     select gen_random_uuid(), 'identity', 'sent', at, at
     from generate_series(1, ${due}), lateral (select now() - interval '91 days' as at) sent`,
  );
  await notifications.query(
    `insert into webhook_deliveries (id, event, outcome, accepted_at, attempts)
     select gen_random_uuid(), 'test', 'delivered', now() - interval '31 days', 1 from generate_series(1, ${due})`,
  );
}

/** The clean-ups that the services schedule, each as the service runs it, by name. */
export async function cleanUps({ databases }: RunningSite, dataDir: string) {
  const secrets = readSecrets(dataDir);
  const open = (options: typeof identityOptions, name: string) => MikroORM.init(options(databases[name] ?? ''));
  const [identity, willData, notifications] = await Promise.all([
    open(identityOptions, 'IDENTITY_DATABASE_URL'),
    open(willDataOptions, 'WILL_DATA_DATABASE_URL'),
    open(notificationsOptions, 'NOTIFICATIONS_DATABASE_URL'),
  ]);
  const now = new Date();
  const rotations = (orm: MikroORM, keys: string, tablesOf: typeof identityTables, service: string) => {
    const ring = keyRing.parse(keys);
    const tables = tablesOf(createVault(ring));
    const settled = { changedAt: new Date(now.getTime() - 2 * dayMs), startedAt: now };
    return {
      [`keys of ${service}, once a day`]: () => rotateKeys(orm.em.fork(), tables, ring.current),
      [`keys of ${service}, in any other hour`]: async () => {
        await orm.em.fork().nativeUpdate(KeyRotationSchema, {}, settled);
        await rotateWhenDue(orm.em.fork(), { tables, currentKeyId: ring.current, now });
      },
    };
  };
  const outbox = createOutboxStore({
    orm: identity,
    databaseUrl: databases.IDENTITY_DATABASE_URL ?? '',
    log: createLog('bench', 'silent'),
  });
  const jobs = {
    'expired sessions, links, devices and unconfirmed accounts': () => purge(identity, now),
    'expired challenges and unfinished sign-ins': () => purgeSignIns(identity.em.fork(), now),
    'unused accounts': () =>
      retireInactiveAccounts({
        orm: identity,
        now,
        warningMonths: 24,
        deletionMonths: 25,
        keptForWill: async () => new Set(),
      }),
    'old audit': () => pruneAudit(identity.em.fork(), now),
    'settled outbox': () => removeSettled(outbox, now),
    'people removed from a record': () => purgeRemoved(willData.em.fork(), now),
    'mails sent long ago': () => forgetSentEmails(notifications.em.fork(), now),
    'enquiries received today': () => fileEnquiries(notifications.em.fork(), new Date(now.getTime() - dayMs)),
    'old enquiries': () => eraseOldEnquiries(notifications.em.fork(), now),
    ...rotations(identity, secrets.identityEncryptionKeys, identityTables, 'identity'),
    ...rotations(willData, secrets.willDataEncryptionKeys, willDataTables, 'will-data'),
    ...rotations(notifications, secrets.notificationsEncryptionKeys, notificationsTables, 'notifications'),
  };
  return { jobs, close: () => Promise.all([identity, willData, notifications].map((orm) => orm.close())) };
}
