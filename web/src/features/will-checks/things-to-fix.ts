import type { AnswerPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';

/** What withholds the copy to sign. */
export const blockingFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'blocks');

/** The same, by the part of the answers that fixes it. */
export function thingsToFix(findings: readonly Finding[]): Partial<Record<AnswerPart, readonly Finding[]>> {
  const byPart: Partial<Record<AnswerPart, Finding[]>> = {};
  for (const finding of blockingFindings(findings)) {
    if (!finding.place) continue;
    byPart[finding.place.part] = [...(byPart[finding.place.part] ?? []), finding];
  }
  return byPart;
}

export const isReadyToRead = (findings: readonly Finding[]): boolean => blockingFindings(findings).length === 0;

/** "1 thing to fix". */
export const thingsToFixText = (count: number): string => (count === 1 ? '1 thing to fix' : `${count} things to fix`);
