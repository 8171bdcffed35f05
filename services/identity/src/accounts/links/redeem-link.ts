import type { EntityManager } from '@mikro-orm/postgresql';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { emailIndexes } from '../account.entity.ts';
import type { Encrypted } from '../encrypted.ts';
import { type LinkPurpose, LinkSchema, linkEmailOf, submissionOf } from './link.entity.ts';
import { hashOfToken } from './link-tokens.ts';

export interface LinkDetails {
  accountId: AccountId;
  email: string;
  passwordHash: string | null;
  browserHash: string | null;
  submission: Submission | null;
  createdAt: Date;
}

type Looking = Pick<CallContext, 'vault' | 'now'>;

interface Row {
  id: string;
  account_id: AccountId;
  email: Encrypted;
  password_hash: string | null;
  browser_hash: string | null;
  submission: Encrypted | null;
  created_at: string;
}

/** What a thief could otherwise close behind them. */
const lasting: LinkPurpose[] = ['undo-email-change', 'secure-account'];

const columns = 'id, account_id, email, password_hash, browser_hash, submission, created_at';
const isOpen = 'token_hash = ? and purpose = ? and expires_at > ? and account_id is not null';

// SQL, for the ORM has no lock that lets others refer to the account meanwhile.
/** @throws {Refusal} told to nobody but the owner of the address, who alone has the link */
async function refuseDisabled(em: EntityManager, accountId: AccountId, lock: 'for no key update' | '' = '') {
  const [account] = await em.execute<{ disabled_at: string | null }[]>(
    `select disabled_at from accounts where id = ? ${lock}`,
    [accountId],
  );
  if (account?.disabled_at) throw new Refusal('AccountDisabled');
}

const linkDetails = ({ vault }: Looking, row: Row | undefined): LinkDetails | null =>
  row
    ? {
        accountId: row.account_id,
        email: linkEmailOf(vault, row),
        passwordHash: row.password_hash,
        browserHash: row.browser_hash,
        submission: submissionOf(vault, row),
        createdAt: new Date(row.created_at),
      }
    : null;

// SQL for both: the second both takes the link and tells whose it was, so that of two only one gets it.
/** What a link would do, without using it. @throws {Refusal} if the account is disabled */
export async function lookAtLink(em: EntityManager, looking: Looking, purpose: LinkPurpose, token: string) {
  const [row] = await em.execute<Row[]>(`select ${columns} from links where ${isOpen}`, [
    hashOfToken(token),
    purpose,
    looking.now,
  ]);
  if (row) await refuseDisabled(em, row.account_id);
  return linkDetails(looking, row);
}

/** Uses a link: of two that arrive together, one gets it. */
export async function redeemLink(em: EntityManager, looking: Looking, purpose: LinkPurpose, token: string) {
  const offered = await lookAtLink(em, looking, purpose, token);
  if (!offered) return null;
  // Sign-ins and other links of the account wait: none slips in between what ends and what begins.
  await refuseDisabled(em, offered.accountId, 'for no key update');
  const [row] = await em.execute<Row[]>(`delete from links where ${isOpen} returning ${columns}`, [
    hashOfToken(token),
    purpose,
    looking.now,
  ]);
  return linkDetails(looking, row);
}

/** Ends the account's links of one purpose. */
export const endLinks = (em: EntityManager, purpose: LinkPurpose, accountId: AccountId, now: Date) =>
  em.nativeUpdate(LinkSchema, { account: accountId, purpose, expiresAt: { $gt: now } }, { expiresAt: now });

/**
 * Makes useless what other accounts have mailed to an address in order to move there, as its owner has come themselves.
 * The rows stay until they expire, for to see them go would tell whoever asked. SQL, as each gets a text of its own.
 */
export const voidClaims = (em: EntityManager, vault: Vault, accountId: AccountId, email: string) =>
  em.execute(
    `update links set token_hash = 'void ' || id
     where purpose = 'confirm-new-email' and email_key = any(?::text[]) and account_id <> ?`,
    [`{${emailIndexes(vault, email).join(',')}}`, accountId],
  );

/**
 * Ends the links of an account. A way back to an old address stays, and a way to close every door: whoever took an
 * account over could otherwise close them behind them. Undoing a change closes those that came after it.
 */
export async function dropLinks(em: EntityManager, accountId: AccountId, undoneAt?: Date) {
  const ended = [{ purpose: { $nin: lasting } }, ...(undoneAt ? [{ createdAt: { $gte: undoneAt } }] : [])];
  await em.nativeDelete(LinkSchema, { account: accountId, $or: ended });
}
