import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { digestContract } from '@plainwill/contracts/identity/digest';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { urgentWorkContract } from '@plainwill/contracts/notifications/urgent-work';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import type { CallContext } from '../../context.ts';
import { activeAdministrators } from '../roles/administrators.ts';
import { StaffDigestSchema } from './staff-digest.entity.ts';

export const digest: HandlersOf<typeof digestContract, CallContext> = {
  get: async ({ ctx: { em, account } }) => {
    const found = await em.findOne(StaffDigestSchema, { account: account.id });
    return { isOn: found?.isOn ?? true };
  },

  save: async ({ ctx: { em, account }, input: { isOn } }) => {
    await em.upsert(StaffDigestSchema, { account: account.id, isOn }, { onConflictMergeFields: ['isOn'] });
    return { isOn };
  },
};

interface Calling {
  notificationsUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 10_000;

/** Asks notifications how much is overdue or has failed. Rejects while it is away. */
export const askUrgentWork =
  ({ notificationsUrl, sign, fetch }: Calling) =>
  (): Promise<number> =>
    createServiceClient<{ urgentWork: typeof urgentWorkContract }>({
      url: notificationsUrl,
      fetch,
      audience: 'notifications',
      sign,
      account: null,
      requestId: randomUUID(),
    }).urgentWork.count.query(undefined, { signal: AbortSignal.timeout(limitMs) });

interface Deps {
  orm: MikroORM;
  now: Date;
  countUrgent: () => Promise<number>;
}

const firstHour = 7;
const hourInUnitedKingdom = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

/** Promises a mail to each administrator who wants it and has had none today, if anything is overdue or has failed. */
export async function sendDigests({ orm, now, countUrgent }: Deps): Promise<void> {
  if (Number(hourInUnitedKingdom.format(now)) < firstHour) return;
  const today = dayInUnitedKingdom(now);
  await orm.em.fork().transactional(async (em) => {
    await takeTurn(em, 'digests');
    const administrators = await activeAdministrators(em);
    const known = await em.find(StaffDigestSchema, { account: { $in: administrators } }, { disableIdentityMap: true });
    const unwanted = new Set(
      known.filter(({ isOn, sentOn }) => !isOn || sentOn === today).map(({ account }) => account.id),
    );
    const due = administrators.filter((id) => !unwanted.has(id));
    if (due.length === 0 || (await countUrgent()) === 0) return;
    for (const id of due) {
      await promiseNotice(em, { id }, 'workWaits', now);
      await em.upsert(StaffDigestSchema, { account: id, sentOn: today }, { onConflictMergeFields: ['sentOn'] });
    }
  });
}
