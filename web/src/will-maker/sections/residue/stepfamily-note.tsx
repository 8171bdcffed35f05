import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { paths } from '../../../shared/paths/paths.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { firstNameOfSpouse } from '../../../shared/people/spoken-names.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findASolicitor } from '../provisions/solicitor-note.tsx';
import { childrenOfOneSide } from './residue-model.ts';

/**
 * Leads a stepfamily another way than “everything to each other”: the will that the survivor makes next can leave out a
 * child who is not theirs.
 */
export function StepfamilyNote({ family }: { family: Pick<TestatorRecord, 'spouseDetails' | 'children'> }) {
  const children = childrenOfOneSide(family);
  if (children.length === 0) return null;
  const spouse = firstNameOfSpouse(family.spouseDetails) ?? 'your partner';
  const [isOne, names] = [children.length === 1, listed(children.map(nameOf))];
  return (
    <Notice tone="info" title={`${names} ${isOne ? 'is the child' : 'are children'} of only one of you`}>
      <p>
        If everything goes to {spouse} first, {spouse}’s own will decides who gets it next, and {spouse} can change that
        will at any time. Think about these first:
      </p>
      <ul className="mt-1 list-disc pl-5">
        <li>
          <TextLink to={willMakerPath('details', 'homeDetails', { step: 'ownership' })}>
            Let {spouse} live in your home
          </TextLink>
          , and say who gets it afterwards.
        </li>
        <li>Leave a share to {spouse} and a share to the children now.</li>
        <li>
          A home you own as joint tenants passes to {spouse} whatever your will says.{' '}
          <TextLink to={paths.property}>See how to change that</TextLink>
        </li>
        <li>
          <TextLink to={findASolicitor} opensNewTab>
            Ask a solicitor (opens in a new tab)
          </TextLink>
          : two families in one will are worth it.
        </li>
      </ul>
    </Notice>
  );
}
