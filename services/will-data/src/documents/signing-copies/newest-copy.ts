import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Copies } from '@plainwill/law/checks/known';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { SigningCopySchema } from './signing-copy.entity.ts';

/** The newest copy, with the will as it was worded then. */
export async function newestCopyOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const [copy] = await em.find(
    SigningCopySchema,
    { accountId },
    { orderBy: { number: 'desc' }, limit: 1, exclude: ['pdf', 'facts'], disableIdentityMap: true },
  );
  if (!copy) return null;
  const { document } = decryptFields<{ document: WillDocument }>(vault, 'signing_copies', accountId, {
    document: copy.document,
  });
  return { copy, document };
}

/** Whether two wills say the same, word for word. */
export const isSameWill = (one: WillDocument, other: WillDocument): boolean => wordingIn(one) === wordingIn(other);

const markLength = 8;

/**
 * Every page of a copy of this will carries its mark: the first eight digits of the SHA-256 of the will’s words, which
 * are the same for a draft and for its signing copy. It shows pages that were mixed up, and stops no forger.
 */
export const markOf = (document: WillDocument): string =>
  createHash('sha256').update(wordingIn(document)).digest('hex').slice(0, markLength).toUpperCase();

// Who signs where follows from the attestation.
const wordingIn = ({ title, sections, attestation }: WillDocument) =>
  JSON.stringify([
    title,
    sections.map(({ number, heading, clauses }) => [
      number,
      heading,
      clauses.map((clause) => [clause.number, clause.runs, clause.items]),
    ]),
    attestation,
  ]);

/** What the checks of a will ask of its copies: the will of today is `document`. */
export const copiesKnown = (newest: Awaited<ReturnType<typeof newestCopyOf>>, document: WillDocument): Copies => ({
  newest: newest && {
    madeAt: dayInUnitedKingdom(newest.copy.madeAt),
    isChanged: !isSameWill(newest.document, document),
  },
});
