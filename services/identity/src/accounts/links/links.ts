import { randomUUID } from 'node:crypto';
import type { EntityManager, FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { emailIndexes } from '../account.entity.ts';
import type { EmailIndex, Encrypted } from '../encrypted.ts';
import { encryptLinkEmail, encryptSubmission, type LinkPurpose, LinkSchema, submissionOf } from './link.entity.ts';
import { hashOfToken, type LinkTokens } from './link-tokens.ts';

/** What the newest sign-up of an address that waits to be confirmed has left. */
interface PendingSignUp {
  passwordHash: string;
  browserHash: string | null;
  submission: Submission | null;
}

interface SignUpRow {
  id: string;
  password_hash: string;
  browser_hash: string | null;
  submission: Encrypted | null;
}

export async function pendingSignUp(
  em: EntityManager,
  vault: Vault,
  accountId: AccountId | null,
): Promise<PendingSignUp | null> {
  // SQL, for without an account it must find nothing, and the ORM would look for links that have none.
  const [newest] = await em.execute<SignUpRow[]>(
    `select id, password_hash, browser_hash, submission from links
     where account_id = ? and purpose = 'confirm-email' and password_hash is not null
     order by created_at desc limit 1`,
    [accountId],
  );
  if (!newest) return null;
  const { password_hash: passwordHash, browser_hash: browserHash } = newest;
  return { passwordHash, browserHash, submission: submissionOf(vault, newest) };
}

interface Rule {
  lifetimeMs: number;
  /** Whose earlier links of the same purpose a new one ends. */
  endsEarlierOf?: 'address' | 'account';
}

const rules: Record<LinkPurpose, Rule> = {
  'confirm-email': { lifetimeMs: 24 * hourMs },
  'reset-password': { lifetimeMs: hourMs, endsEarlierOf: 'address' },
  'confirm-new-email': { lifetimeMs: 24 * hourMs, endsEarlierOf: 'account' },
  'begin-recovery': { lifetimeMs: hourMs, endsEarlierOf: 'account' },
  'secure-account': { lifetimeMs: 7 * 24 * hourMs },
  'undo-email-change': { lifetimeMs: 7 * 24 * hourMs },
};

/** Links that somebody who proved nothing can have mailed to an address. */
type PurposeOfAnyone = Exclude<LinkPurpose, 'secure-account' | 'undo-email-change'>;

const mailsPerHour = 3;

interface NewLink<Purpose extends LinkPurpose = LinkPurpose> {
  purpose: Purpose;
  accountId: AccountId | null;
  email: string;
  passwordHash?: string | null;
  browserHash?: string | null;
  submission?: Submission | null;
  /** Another end than the rule of its purpose. */
  expiresAt?: Date;
}

interface When {
  now: Date;
  vault: Vault;
  linkTokens: LinkTokens;
}

/**
 * Promises a mail with a link, whatever others have had mailed to the address. Nobody can have many: each follows from
 * something that happens once, such as a link that was opened.
 * @returns the link’s id
 */
export async function promiseLink(em: EntityManager, when: When, link: NewLink): Promise<string> {
  const { ofAddress } = await takeTurnOfAddress(em, when, link);
  await endEarlier(em, when, link, ofAddress);
  return addLink(em, when, link, true);
}

/**
 * Mails a link that anybody may ask for, unless the address has had its share of them this hour. It says nothing of
 * that, so that the answer is the same for every address; where a mail is promised, `promiseLink` sends it.
 */
export async function mailLinkWithinShare(
  em: EntityManager,
  when: When,
  link: NewLink<PurposeOfAnyone>,
): Promise<void> {
  const { ofAddress } = await takeTurnOfAddress(em, when, link);
  const ofAnyone = { ...ofAddress, isPromised: false };
  const hourAgo = new Date(when.now.getTime() - hourMs);
  if ((await em.count(LinkSchema, { ...ofAnyone, createdAt: { $gt: hourAgo } })) >= mailsPerHour) return;
  await endEarlier(em, when, link, ofAnyone);
  await addLink(em, when, link, false);
}

/** Requests for one address take turns, so that none is counted too late. */
async function takeTurnOfAddress(em: EntityManager, { vault }: When, { purpose, email }: NewLink) {
  const keys = emailIndexes(vault, email);
  await takeTurn(em, `${purpose} ${keys.toSorted()[0]}`);
  return { ofAddress: { emailKey: { $in: keys }, purpose } };
}

async function endEarlier(
  em: EntityManager,
  { now }: When,
  { purpose, accountId }: NewLink,
  ofAddress: FilterQuery<InferEntity<typeof LinkSchema>>,
) {
  const { endsEarlierOf } = rules[purpose];
  if (!endsEarlierOf) return;
  const earlier = endsEarlierOf === 'address' ? ofAddress : { account: accountId, purpose };
  await em.nativeUpdate(LinkSchema, { $and: [earlier, { expiresAt: { $gt: now } }] }, { expiresAt: now });
}

async function addLink(em: EntityManager, { now, vault, linkTokens }: When, link: NewLink, isPromised: boolean) {
  const { purpose, accountId, email, passwordHash = null, browserHash = null, submission = null } = link;
  const { expiresAt = new Date(now.getTime() + rules[purpose].lifetimeMs) } = link;
  const id = randomUUID();
  await em.insert(LinkSchema, {
    id,
    account: accountId,
    purpose,
    email: encryptLinkEmail(vault, id, email),
    emailKey: emailIndexes(vault, email)[0] as EmailIndex,
    passwordHash,
    browserHash,
    submission: encryptSubmission(vault, id, submission),
    tokenHash: hashOfToken(linkTokens.tokenFor(purpose, id)),
    isPromised,
    createdAt: now,
    expiresAt,
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
  return id;
}
