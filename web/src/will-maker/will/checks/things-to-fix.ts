import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { sectionPlace } from '../../answer-place/section-place.ts';

/** These findings withhold the copy to sign. */
export const blockingFindings = <F extends Finding>(findings: readonly F[]): F[] =>
  findings.filter(({ severity }) => severity === 'blocks');

/** The same, by the section that fixes it. */
export function thingsToFix(
  findings: readonly Finding[],
  testatorRecord: TestatorRecord,
): Partial<Record<SectionPart, readonly Finding[]>> {
  const byPart: Partial<Record<SectionPart, Finding[]>> = {};
  for (const finding of blockingFindings(findings)) {
    if (!finding.place) continue;
    const { part } = sectionPlace(finding.place, testatorRecord);
    byPart[part] = [...(byPart[part] ?? []), finding];
  }
  return byPart;
}

/** "1 thing to fix". */
export const thingsToFixText = (count: number): string => (count === 1 ? '1 thing to fix' : `${count} things to fix`);

/** "2 to read". */
export const toReadText = (count: number): string => `${count} to read`;
