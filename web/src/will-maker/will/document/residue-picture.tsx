import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import type { ResidueLevel, ResidueShare } from './residue-levels.ts';

const recipients: AnswerPlace = { part: 'residue', recordId: null, field: 'recipients' };

/** Borders, so that the lines are there in forced colours and on paper too. */
const Line = () => <span aria-hidden className="mx-auto block h-5 w-0 border-l-2 border-clay" />;

interface ResiduePictureProps {
  levels: readonly ResidueLevel[];
  /** Each box leads to where it is answered. */
  isLinked?: boolean;
}

/** How the rest of the estate flows: from the testator to the first in line, and on to those who come after. */
export function ResiduePicture({ levels, isLinked = false }: ResiduePictureProps) {
  const { survivorshipDays } = useTestatorRecord().settings;
  return (
    <figure aria-label="Who inherits the rest of your estate" className="text-center">
      <p className="mx-auto w-fit rounded-field border border-deeper bg-deeper px-5 py-2 font-semibold text-white print:bg-transparent print:text-ink">
        You
      </p>
      <ol>
        {levels.map((level) => (
          <Level key={level.shares.map(({ id }) => id).join(' ')} level={level} isLinked={isLinked} />
        ))}
      </ol>
      <figcaption className="mt-3 text-small text-muted">
        {isLinked && <span className="print:hidden">Select a box to change it. </span>}
        {toOutlive(survivorshipDays)}
      </figcaption>
    </figure>
  );
}

const toOutlive = (days: number) =>
  days === 0
    ? 'A person has to be alive when you die to inherit.'
    : `Someone inherits only if they live ${days} ${days === 1 ? 'day' : 'days'} longer than you.`;

const Level = ({ level: { condition, shares, isShared }, isLinked }: { level: ResidueLevel; isLinked: boolean }) => (
  <li className="break-inside-avoid">
    <Line />
    {condition && (
      <>
        <p className="text-small text-muted">{condition}</p>
        <Line />
      </>
    )}
    <ul className="mx-auto flex w-fit max-w-full flex-wrap justify-center gap-2 rounded-card border-2 border-dashed border-clay/60 p-2">
      {shares.map((share) => (
        <Box key={share.id} share={share} isEqual={isShared === 'equally'} isFirst={!condition} isLinked={isLinked} />
      ))}
    </ul>
  </li>
);

const equalShare = (isClass: boolean) => (isClass ? 'In equal shares' : 'Equal share');

interface BoxProps {
  share: ResidueShare;
  isEqual: boolean;
  /** First in line. */
  isFirst: boolean;
  isLinked: boolean;
}

const Box = ({ share: { name, isClass, percentage, age }, isEqual, isFirst, isLinked }: BoxProps) => (
  <li
    className={`relative min-h-11 min-w-28 rounded-field border border-field px-4 py-2 focus-within:border-deeper print:bg-transparent ${isFirst ? 'bg-butter-pale' : 'bg-sage'}`}
  >
    {/* The link reaches over the whole box. */}
    <span className="wrap-anywhere [&_a]:text-ink [&_a]:after:absolute [&_a]:after:inset-0">
      {isLinked ? (
        <AnswerLink place={recipients} from={willMakerPath('will')}>
          {asTitle(name)}
          <span className="sr-only">: change who inherits</span>
        </AnswerLink>
      ) : (
        asTitle(name)
      )}
    </span>
    <span className="block text-small text-ink">
      {percentage ?? (isEqual ? equalShare(isClass) : 'Share not set')}
      {age !== null && `, ${isClass ? 'each ' : ''}at ${age}`}
    </span>
  </li>
);
