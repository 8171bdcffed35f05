import { createHash } from 'node:crypto';
import type { WordingHash } from '@plainwill/contracts/will-data/review/review';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';

/**
 * SHA-256 of everything that a will to sign prints but the date line: title, numbers, headings, clauses, items,
 * attestation and signature blocks. What an approval counts for.
 */
export const wordingHashOf = ({ title, sections, attestation, signatures }: WillDocument): WordingHash =>
  createHash('sha256')
    .update(
      JSON.stringify([
        title,
        sections.map(({ number, heading, clauses }) => [
          number,
          heading,
          clauses.map((clause) => [clause.number, clause.runs, clause.items]),
        ]),
        attestation,
        // The name under the line is the title's, so an approval of before it was printed still counts.
        signatures.map(({ printedName: _printedName, ...block }) => block),
      ]),
    )
    .digest('hex');
