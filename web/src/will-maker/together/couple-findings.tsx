import type { Planning } from '@plainwill/contracts/identity/partner';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import { coupleChecks } from '@plainwill/law/couple/couple-checks';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { firstNameOfSpouse } from '../../shared/people/spoken-names.ts';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { useShares } from './use-sharing.ts';

/** Planning together, or its end, means this for the reader’s own will: nobody else is told. */
export function CoupleFindings({ planning: { partner, isEndedByOwner } }: { planning: Planning }) {
  const record = useTestatorRecord();
  const { data: shares } = useShares();
  const findings = coupleChecks(record, {
    partner: partner?.firstName ?? firstNameOfSpouse(record.spouseDetails) ?? 'your partner',
    isLinked: partner !== null,
    isEndedByOwner,
    removedCopies: shares?.removedCopies ?? [],
  });
  if (findings.length === 0) return null;
  return (
    <section aria-label="About your own will" className="flex flex-col gap-3">
      {findings.map(({ message, part }) => (
        <Notice key={message} tone="info">
          {capitalised(message)} <TextLink to={willMakerPath(tabOf(part), part)}>Look at your answer</TextLink>
        </Notice>
      ))}
    </section>
  );
}
