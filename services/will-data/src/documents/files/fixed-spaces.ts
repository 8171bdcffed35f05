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

/** The same words with a fixed space wherever a line must not end, in names as well where they are known. */
export const withFixedSpaces = (text: string, names: RegExp | null = null): string =>
  (names ? [...together, names] : together).reduce(
    (fixed, pattern) => fixed.replace(pattern, (found) => found.replaceAll(' ', fixedSpace)),
    text,
  );

/** A longer name may be as wide as a line, so it ends where its words do. */
const maxUnbroken = 40;

/** The column beside the box for a mark is narrower. */
const maxBesideBox = 25;

/** A stretch of a clause for the page. */
export const runForPage = (run: Run, names: RegExp | null = null): Run =>
  run.style === 'name' && run.text.length <= maxUnbroken
    ? { ...run, text: run.text.replaceAll(' ', fixedSpace) }
    : { ...run, text: withFixedSpaces(run.text, names) };

/** Finds the names of a will in ordinary letters too, as they are printed after their first mention. */
function namesIn({ testator, sections }: WillDocument): RegExp | null {
  const runs = sections.flatMap(({ clauses }) => clauses.flatMap(({ runs, items }) => [...runs, ...items.flat()]));
  const names = new Set([testator, ...runs.flatMap(({ style, text }) => (style === 'name' ? [text] : []))]);
  const found = [...names]
    .filter((name) => name.includes(' ') && name.length <= maxUnbroken)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return found.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null;
}

/** A will for the page. Its text elsewhere keeps ordinary spaces. */
export function setForPage(document: WillDocument): WillDocument {
  const names = namesIn(document);
  const forPage = (run: Run) => runForPage(run, names);
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      clauses: section.clauses.map((clause) => ({
        ...clause,
        runs: clause.runs.map(forPage),
        items: clause.items.map((item) => item.map(forPage)),
      })),
    })),
    attestation: withFixedSpaces(document.attestation, names),
    signatures: document.signatures.map(({ who, markBox, ...block }) => ({
      ...block,
      who: withFixedSpaces(who, names),
      ...(markBox && { markBox: document.testator.length > maxBesideBox ? markBox : withFixedSpaces(markBox, names) }),
    })),
  };
}
