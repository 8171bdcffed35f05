import { type FamilyBranch, type FamilyLayout, type FamilyPerson, othersInPicture } from './family-layout.ts';
import { PersonFigure } from './person-figure.tsx';

/** Two columns, so that the line down from the parents runs between them however many there are. */
const columns = 2;

const line = 'pointer-events-none absolute border-clay';

/** The family in line: the parents, their children below, and others with a part in the will apart. */
export function FamilyTree({ family: { you, spouse, branches, others } }: { family: FamilyLayout }) {
  const rows = branches.flatMap(rowsOf);
  const more = others.length - othersInPicture;
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col">
      <ul aria-label="Family" className="grid grid-cols-2">
        <Parents you={you} spouse={spouse} hasChildren={rows.length > 0} />
        {rows.map((row, at) =>
          row.map((member, column) => (
            <Member
              key={member.person.key}
              {...member}
              side={row.length < columns ? 'middle' : column === 0 ? 'left' : 'right'}
              isLastRow={at === rows.length - 1}
            />
          )),
        )}
      </ul>
      {others.length > 0 && (
        <ul
          aria-label="Others with a part in your will"
          className="mt-5 grid grid-cols-2 gap-y-5 border-t-2 border-dotted border-clay pt-5"
        >
          {others.slice(0, othersInPicture).map((person) => (
            <li key={person.key} className="flex min-w-0 justify-center last:odd:col-span-2">
              <PersonFigure person={person} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-4 text-center text-small text-muted">and {more} more</p>}
    </div>
  );
}

interface TreeMember {
  person: FamilyPerson;
  isOtherParent: boolean;
}

/** A branch in rows: its children, then their other parent. */
function rowsOf({ children, otherParent }: FamilyBranch): TreeMember[][] {
  const members = children.map((person) => ({ person, isOtherParent: false }));
  if (otherParent) members.push({ person: otherParent, isOtherParent: true });
  return members.flatMap((_, at) => (at % columns === 0 ? [members.slice(at, at + columns)] : []));
}

interface ParentsProps extends Pick<FamilyLayout, 'you' | 'spouse'> {
  hasChildren: boolean;
}

const Parents = ({ you, spouse, hasChildren }: ParentsProps) => (
  <>
    <li className={`relative flex min-w-0 justify-center pb-4 ${spouse ? '' : 'col-span-2'}`}>
      <PersonFigure person={you} />
      {spouse && <span aria-hidden className={`${line} top-6 right-0 left-[calc(50%+2.25rem)] border-t-2`} />}
      {hasChildren && (
        <span
          aria-hidden
          className={`${line} bottom-0 border-r-2 ${spouse ? '-right-px top-6' : 'left-[calc(50%-1px)] h-3'}`}
        />
      )}
    </li>
    {spouse && (
      <li className="relative flex min-w-0 justify-center pb-4">
        <PersonFigure person={spouse} />
        <span aria-hidden className={`${line} top-6 right-[calc(50%+2.25rem)] left-0 border-t-2`} />
      </li>
    )}
  </>
);

type Side = 'left' | 'right' | 'middle';

/** From the line between the columns to the head of somebody in one. */
const arms: Record<Side, string> = {
  left: 'left-1/2 right-0 border-t-2 border-l-2 rounded-tl-field',
  right: 'left-0 right-1/2 border-t-2 border-r-2 rounded-tr-field',
  middle: 'left-[calc(50%-1px)] border-l-2',
};

interface MemberProps extends TreeMember {
  side: Side;
  isLastRow: boolean;
}

const Member = ({ person, isOtherParent, side, isLastRow }: MemberProps) => (
  <li
    className={`relative flex min-w-0 justify-center pt-5 ${isLastRow ? '' : 'pb-4'} ${side === 'middle' ? 'col-span-2' : ''}`}
  >
    <PersonFigure person={person} />
    <span aria-hidden className={`${line} top-0 h-4 ${arms[side]} ${isOtherParent ? 'border-dotted' : ''}`} />
    {side === 'left' && !isLastRow && <span aria-hidden className={`${line} -right-px top-0 bottom-0 border-r-2`} />}
    {side === 'middle' && !isLastRow && (
      <span aria-hidden className={`${line} bottom-0 left-[calc(50%-1px)] h-3 border-l-2`} />
    )}
  </li>
);
