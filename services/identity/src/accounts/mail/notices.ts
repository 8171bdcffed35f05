import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { StaffRecoveryStep } from '@plainwill/contracts/identity/sign-in-methods';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { AccountSchema } from '../account.entity.ts';
import type { LinkTokens } from '../links/link-tokens.ts';

/** The account that a notice is about, as it is when its mail is sent. */
type Account = Pick<InferEntity<typeof AccountSchema>, 'deletionAt' | 'inactiveDeletionOn' | 'disabledAt'>;

type Compose = (to: string, links: LinkTokens, account: Account) => OutgoingMail | null;

const removal =
  (isDone: boolean): Compose =>
  (to, { pageLink }) => ({ kind: 'stepRemoval', isDone, to, link: pageLink('/admin/roles') });

const recovery =
  (step: StaffRecoveryStep): Compose =>
  (to, { pageLink }) => ({ kind: 'staffRecovery', step, to, link: pageLink('/admin/roles') });

const roleChange =
  (isGranted: boolean, isOwn: boolean): Compose =>
  (to, { pageLink }) => ({
    kind: 'roleChange',
    isGranted,
    isOwn,
    to,
    link: pageLink(isOwn ? '/account' : '/admin/roles'),
  });

/** The mail of each kind of notice; null if there is no longer a reason to send it. */
const notices = {
  alreadyHaveAccount: (to, { signInLink }, { disabledAt }) =>
    disabledAt ? { kind: 'accountDisabled', to } : { kind: 'alreadyHaveAccount', to, signInLink },
  passwordChanged: (to, { resetLink }) => ({ kind: 'passwordChanged', to, resetLink }),
  signedOutForGuessing: (to, { resetLink }) => ({ kind: 'signedOutForGuessing', to, resetLink }),
  googleConnected: (to, { accountLink }) => ({ kind: 'googleConnected', to, accountLink }),
  googleDisconnected: (to, { accountLink }) => ({ kind: 'googleDisconnected', to, accountLink }),
  deletionRequested: (to, { accountLink }, { deletionAt, disabledAt }) => {
    if (!deletionAt) return null;
    return disabledAt
      ? { kind: 'deletionRequestedForOwner', to, deletionAt: deletionAt.toISOString() }
      : { kind: 'deletionRequested', to, accountLink, deletionAt: deletionAt.toISOString() };
  },
  accountInactive: (to, { signInLink }, { inactiveDeletionOn, disabledAt }) =>
    inactiveDeletionOn && !disabledAt
      ? { kind: 'accountInactive', to, signInLink, deletionOn: inactiveDeletionOn }
      : null,
  sessionsEnded: (to, { signInLink }) => ({ kind: 'sessionsEnded', to, signInLink }),
  accountDisabled: (to, _links, { disabledAt }) => (disabledAt ? { kind: 'accountDisabled', to } : null),
  accountEnabled: (to, { signInLink }, { disabledAt }) =>
    disabledAt ? null : { kind: 'accountEnabled', to, signInLink },
  ownRoleGranted: roleChange(true, true),
  ownRoleRevoked: roleChange(false, true),
  workWaits: (to, { pageLink }) => ({ kind: 'workWaits', to, link: pageLink('/admin') }),
  invitationSent: (to, { pageLink }) => ({ kind: 'invitationSent', to, link: pageLink('/admin/roles') }),
  roleGranted: roleChange(true, false),
  roleRevoked: roleChange(false, false),
  stepRemovalAsked: removal(false),
  stepRemovalDone: removal(true),
  staffRecoveryAsked: recovery('staffRecoveryAsked'),
  staffRecoveryAgreed: recovery('staffRecoveryAgreed'),
  staffRecoveryStopped: recovery('staffRecoveryStopped'),
  staffRecoveryDone: recovery('staffRecoveryDone'),
} satisfies Record<StaffRecoveryStep, Compose> & Record<string, Compose>;

export type NoticeKind = keyof typeof notices;
type NoticeOfAnyone = 'alreadyHaveAccount';
export type PromisedNotice = Exclude<NoticeKind, NoticeOfAnyone>;
export const noticeKinds = Object.keys(notices) as NoticeKind[];

export const mailOfNotice = (kind: NoticeKind, ...about: Parameters<Compose>): OutgoingMail | null =>
  (notices[kind] as Compose)(...about);

/** A message that tells the owner of an account something and asks nothing. */
export const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    kind: p.string().$type<NoticeKind>(),
    createdAt: p.datetime(),
  },
});

interface About {
  id: AccountId;
}

/** Promises the owner a message. It is never dropped: whoever did what it tells of could otherwise use up the mails first. */
export async function promiseNotice(em: EntityManager, about: About, kind: PromisedNotice, now: Date) {
  await addNotice(em, about, kind, now);
}

const noticesPerHour = 3;

/** For what anybody can cause by an address alone: beyond the share of an hour it says nothing, and mails nothing. */
export async function mailNoticeWithinShare(em: EntityManager, about: About, kind: NoticeOfAnyone, now: Date) {
  const hourAgo = new Date(now.getTime() - hourMs);
  const recent = await em.count(NoticeSchema, { account: about.id, kind, createdAt: { $gt: hourAgo } });
  if (recent < noticesPerHour) await addNotice(em, about, kind, now);
}

async function addNotice(em: EntityManager, { id: accountId }: About, kind: NoticeKind, now: Date) {
  const id = randomUUID();
  em.create(NoticeSchema, { id, account: em.getReference(AccountSchema, accountId), kind, createdAt: now });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
