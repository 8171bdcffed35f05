import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { reviewersContract, StaffMember } from '@plainwill/contracts/identity/reviewers';
import { brand } from '@plainwill/contracts/shared/brand';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, EnquiryId, ReceiverId } from '@plainwill/contracts/shared/ids';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { Log } from '@plainwill/kit/log';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { letter } from '../emails/layout.ts';
import type { StaffMail } from '../emails/mail-sources.ts';
import { EnquirySchema } from '../enquiries/enquiry.entity.ts';
import { ReceiverSchema } from '../webhooks/receiver.entity.ts';
import { StaffNoticeSchema } from './staff-notice.entity.ts';

/** Asks identity who works for the firm. Each call rejects while identity is away. */
export interface Staff {
  /** The accounts that may act for the firm. */
  administrators: () => Promise<readonly AccountId[]>;
  /** Those of the accounts that are or were staff. */
  staffMembers: (ids: readonly AccountId[]) => Promise<readonly StaffMember[]>;
}

interface IdentityDeps {
  identityUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 3000;

/** Asked anew each time: whoever lost the role a moment ago is given nothing more. */
export function askIdentity({ identityUrl, sign, fetch }: IdentityDeps): Staff {
  const client = () =>
    createServiceClient<{ reviewers: typeof reviewersContract }>({
      url: identityUrl,
      fetch,
      audience: 'identity',
      sign,
      account: null,
      requestId: randomUUID(),
    }).reviewers;
  const options = () => ({ signal: AbortSignal.timeout(limitMs) });
  return {
    administrators: () => client().administrators.query(undefined, options()),
    staffMembers: (ids) => client().staff.query({ ids: [...ids] }, options()),
  };
}

type About = { receiver: ReceiverId } | { enquiryId: EnquiryId };

/** Promises the mail within the caller's transaction. */
export async function acceptStaffNotice(em: EntityManager, about: About & { accountId: AccountId; now: Date }) {
  const { now: acceptedAt, ...rest } = about;
  const id = randomUUID();
  em.create(StaffNoticeSchema, { id, receiver: null, enquiryId: null, ...rest, acceptedAt });
  await acceptJob(em, id, 'emails', { source: 'notifications', messageId: id });
}

interface TellDeps extends Pick<Staff, 'administrators'> {
  em: EntityManager;
  now: Date;
  log: Pick<Log, 'warn'>;
}

/** Mails every administrator about each receiver that is gone, once. Where identity is away, the next run does it. */
export async function tellOfGoneReceivers({ em, administrators, now, log }: TellDeps) {
  const untold = { disabledAt: { $ne: null }, toldAt: null, url: { $ne: null } };
  if (!(await em.fork().count(ReceiverSchema, untold))) return;
  try {
    const told = await administrators();
    await em.fork().transactional(async (em) => {
      const gone = await em.find(ReceiverSchema, untold, { lockMode: LockMode.PESSIMISTIC_WRITE });
      for (const receiver of gone) {
        for (const accountId of told) await acceptStaffNotice(em, { receiver: receiver.id, accountId, now });
        receiver.toldAt = now;
      }
    });
  } catch (err) {
    log.warn({ err }, 'administrators could not be told that a webhook receiver is gone; tried again within the hour');
  }
}

const footnote = `You get this email because you are an administrator of ${brand.name}.`;

/** The mail as it is true when it is sent; null if there is no longer a reason to send it. */
export async function staffMailFor(em: EntityManager, messageId: string): Promise<StaffMail | null> {
  const notice = await em.findOne(StaffNoticeSchema, { id: messageId }, { populate: ['receiver'] });
  if (!notice) return null;
  const { accountId, receiver, enquiryId } = notice;
  if (receiver) {
    if (!receiver.disabledAt || !receiver.url) return null;
    return {
      accountId,
      path: '/settings',
      compose: (link) =>
        letter({
          brand: brand.name,
          subject: 'Webhook deliveries have stopped',
          paragraphs: [
            `The receiver “${receiver.name}” answered that its address is gone for good (410), so nothing more is sent to it.`,
            'Enquiries are still kept in your account. Save a new address, then resend what did not arrive.',
          ],
          action: { label: 'Open Integration Settings', link },
          footnote,
        }),
    };
  }
  const isTheirs = enquiryId && (await em.count(EnquirySchema, { id: enquiryId, ownerId: accountId }));
  if (!isTheirs) return null;
  return {
    accountId,
    path: '/admin/enquiries',
    compose: (link) =>
      letter({
        brand: brand.name,
        subject: 'An enquiry was assigned to you',
        paragraphs: ['A colleague has made you the owner of an enquiry. This email does not say whose it is.'],
        action: { label: 'Open your enquiries', link },
        footnote,
      }),
  };
}

const retentionDays = 30;

export const forgetStaffNotices = (em: EntityManager, now: Date) =>
  em.nativeDelete(StaffNoticeSchema, { acceptedAt: { $lt: new Date(now.getTime() - retentionDays * dayMs) } });
