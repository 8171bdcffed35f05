import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Each holds spaces at which a line must not end. */
const together: readonly RegExp[] = [
  // A postcode.
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu,
  // “clause 6.2”, “section 33”, “Act 1925”.
  /\b(?:[Cc]lauses?|[Ss]ections?|and|to) \d+(?:\.\d+)?\b(?![\d.]* per cent)/gu,
  /\bAct \d{4}\b/gu,
  // A day.
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})(?: \\d{4})?\\b`, 'gu'),
  // Initials and the surname after them.
  /(?<![\p{L}\p{M}\p{N}’'])\p{Lu}\.?(?: \p{Lu}\.?)* (?=\p{Lu}[\p{L}\p{M}’'])/gu,
  // A house and its street, or a flat and its number.
  /(?<![\p{L}\p{N}.,£])\d{1,4}[A-Za-z]?(?:[-–]\d{1,4}[A-Za-z]?)? (?=\p{Lu})/gu,
  /\b(?:Flat|Apartment|Unit|Suite|Plot|No\.?) \d+[A-Za-z]?\b/gu,
  // A sum of money, and a share.
  /£[\d,.]+(?: (?:thousand|million|billion))?/gu,
  /\b\d[\d.]* per cent\b/gu,
];

const fixedSpace = '\u00a0';

/** The same words with a fixed space wherever a line must not end. */
export const withFixedSpaces = (text: string): string =>
  together.reduce((fixed, pattern) => fixed.replace(pattern, (found) => found.replaceAll(' ', fixedSpace)), text);

/** A stretch of a clause for the page. */
export const runForPage = (run: Run): Run => ({ ...run, text: withFixedSpaces(run.text) });

/** A will for the page. Its text elsewhere keeps ordinary spaces. */
export const setForPage = (document: WillDocument): WillDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    clauses: section.clauses.map((clause) => ({
      ...clause,
      runs: clause.runs.map(runForPage),
      items: clause.items.map((item) => item.map(runForPage)),
    })),
  })),
  attestation: withFixedSpaces(document.attestation),
});
