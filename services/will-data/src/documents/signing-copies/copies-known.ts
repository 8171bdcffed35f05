import { createHash } from 'node:crypto';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { Copies } from '@plainwill/law/checks/known';

/** Says whether two wills have the same words. */
export const isSameWill = (one: WillDocument, other: WillDocument): boolean => wordingIn(one) === wordingIn(other);

const markLength = 8;

/**
 * Every page of a copy of this will carries its mark: the first eight digits of the SHA-256 of the will’s words, which
 * are the same for a draft and for its signing copy. It shows pages that were mixed up, and stops no forger.
 */
export const markOf = (document: WillDocument): string =>
  createHash('sha256').update(wordingIn(document)).digest('hex').slice(0, markLength).toUpperCase();

// The attestation decides who signs where, so the signature blocks are left out.
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

export interface NewestCopy {
  madeAt: Date;
  document: WillDocument;
}

/** The checks of a will ask this of its copies; `document` is the will of today. */
export const copiesKnown = (newest: NewestCopy | null, document: WillDocument): Copies => ({
  newest: newest && {
    madeAt: dayInUnitedKingdom(newest.madeAt),
    isChanged: !isSameWill(newest.document, document),
  },
});
