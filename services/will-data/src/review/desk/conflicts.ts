import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../../context.ts';
import { factsAsRead } from '../as-read.ts';
import { shortName, soughtKeys } from '../person-keys.ts';
import type { Review } from './desk-context.ts';

const asCompared = (text: string | null | undefined) => (text ?? '').normalize('NFC').trim().toLowerCase();

/** A file may hold a name whole; an account holds it in parts. */
const nameIn = ({ fullName, firstName, lastName }: Record<'fullName' | 'firstName' | 'lastName', string>) =>
  fullName.trim() || `${firstName} ${lastName}`;

const everyone = ({ personalDetails: own, spouseDetails: partner, children, contacts }: WillFacts) => [
  { name: `${own.firstName} ${own.lastName}`, email: own.email },
  { name: partner.fullName, email: '' },
  ...children.map((child) => ({ name: nameIn(child), email: '' })),
  ...contacts.map((contact) => ({ name: nameIn(contact), email: contact.email })),
];

/** Whether the will names the reviewer, somebody of their name, or one of the family that they have declared. */
function isNamedIn(facts: WillFacts, { name, email, family }: Reviewer): boolean {
  const names = new Set([name, ...family].filter((each) => each.trim()).map(shortName));
  return everyone(facts).some(
    (person) =>
      names.has(shortName(person.name)) || (Boolean(person.email) && asCompared(person.email) === asCompared(email)),
  );
}

const supportDays = 90;

/** Whether this reviewer must not read this will. Which rule says so is told to nobody. */
export async function isInConflict(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  review: Review,
  reviewer: Reviewer,
): Promise<boolean> {
  const { accountId } = review;
  const { accountId: by } = reviewer;
  if (accountId === by) return true;
  const facts = factsAsRead(vault, review);
  if (isNamedIn(facts, reviewer)) return true;
  const keys = soughtKeys(vault, facts);
  // SQL, for three questions of other tables in one.
  const [found] = await em.execute<{ conflicts: boolean }[]>(
    `select exists (
       select from audit_log where actor_account_id = ? and subject_account_id = ? and outcome = 'done' and at > ?
         and (action like 'user.edit.%' or action like 'child.%' or action = 'contact.add')
     ) or exists (
       select from reviews r join review_holds h on h.review_id = r.id
       where h.by = ? and r.account_id <> ? and (r.own_key = any (?::text[]) or r.partner_key = any (?::text[]))
     ) or exists (
       select from review_approvals a where a.review_id = ? and a.by = ? and a.words_hash = ? and a.overturned_at is null
     ) as conflicts`,
    [
      by,
      accountId,
      new Date(now.getTime() - supportDays * dayMs),
      by,
      accountId,
      `{${keys.partner.join(',')}}`,
      `{${keys.own.join(',')}}`,
      review.id,
      by,
      review.wordsHash,
    ],
  );
  return found?.conflicts ?? false;
}
