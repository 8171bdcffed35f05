import { branchLabel, figureLabels, lineTo, lineToOtherParent } from '@plainwill/law/family/family-figure';
import { Apart, maxInGroup, more, sortedByDuties } from './apart-group.tsx';
import type { FamilyLayout, Member } from './family-layout.ts';
import { Cell } from './member-cell.tsx';
import { PersonFigure } from './person-figure.tsx';
import { Arm, Elbow, HeadLine, MiddleTrunk, placeOf, type Side, sideOf, Trunk } from './tree-lines.tsx';

/** The most children of one branch that the picture has room for; the list has them all. */
const maxChildren = 8;

/** The list has people for whom the picture has no room. */
export const hasMoreInList = ({ siblings, branches, onlyNamed, ...family }: FamilyLayout) =>
  onlyNamed.length > 0 ||
  branches.some(({ children }) => children.length > maxChildren) ||
  [siblings, family.auntsAndUncles, family.relatives, family.others].some(({ length }) => length > maxInGroup);

/**
 * The family by generations, the oldest first, in two columns: the line down runs between them however many there are,
 * and no line crosses another.
 */
export function FamilyTree({ family }: { family: FamilyLayout }) {
  const { parents, siblings, onlyNamed } = family;
  const shownSiblings = sortedByDuties(siblings).slice(0, maxInGroup);
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col">
      <Apart label={figureLabels.auntsAndUncles} members={family.auntsAndUncles} place="above" />
      <ul aria-label="Family" className="grid grid-cols-2">
        {parents.map((member, at) => (
          <Parent
            key={member.person.id}
            member={member}
            side={sideOf(at, parents.length, parents.length === 1)}
            isFirstRow={at < 2}
          />
        ))}
        {shownSiblings.map((member, at) => (
          <Below key={member.person.id} member={member} side={sideOf(at, shownSiblings.length, false)} goesOn />
        ))}
        <OnTheWay goesOn>{more(siblings, maxInGroup)}</OnTheWay>
        <Couple family={family} />
        <Children family={family} />
      </ul>
      <Apart label={figureLabels.relatives} members={family.relatives} />
      <Apart label={figureLabels.others} members={family.others} />
      {onlyNamed.length > 0 && (
        <p className="mt-4 text-center text-small text-muted">
          {onlyNamed.length === 1 ? '1 person' : `${onlyNamed.length} people`} without a part in your will
        </p>
      )}
    </div>
  );
}

interface PlacedMember {
  member: Member;
  side: Side;
}

const Parent = ({ member, side, isFirstRow }: PlacedMember & { isFirstRow: boolean }) => (
  <li className={`relative flex min-w-0 justify-center pb-4 ${placeOf[side]}`}>
    <Cell member={member} />
    {side === 'middle' ? (
      <MiddleTrunk reach="bottom-0 h-3" />
    ) : (
      <HeadLine side={side} top="top-6" lineStyle={lineTo(member.person.kinship)} />
    )}
    {side === 'left' && <Trunk from={isFirstRow ? 'top-6' : 'top-0'} />}
  </li>
);

interface BelowProps extends PlacedMember {
  /** The line leads on to others. */
  goesOn: boolean;
  isOtherParent?: boolean;
}

const Below = ({ member, side, goesOn, isOtherParent = false }: BelowProps) => (
  <li className={`relative flex min-w-0 justify-center pt-5 ${goesOn ? 'pb-4' : ''} ${placeOf[side]}`}>
    <Cell member={member} />
    <Arm side={side} lineStyle={isOtherParent ? lineToOtherParent : lineTo(member.person.kinship)} />
    {side === 'left' && goesOn && <Trunk />}
  </li>
);

/** A few words on the line. */
const OnTheWay = ({ goesOn, children }: { goesOn: boolean; children: string }) =>
  children && (
    <li className="relative col-span-2 flex justify-center py-1.5 text-center text-small text-muted">
      <MiddleTrunk reach={goesOn ? 'top-0 bottom-0' : 'top-0 h-3'} />
      <span className="relative bg-card px-2 wrap-anywhere">{children}</span>
    </li>
  );

function Couple({ family: { you, spouse, parents, siblings, branches } }: { family: FamilyLayout }) {
  const hasElders = parents.length + siblings.length > 0;
  const top = hasElders ? 'top-11' : 'top-6';
  const areTheirs = branches.some(({ isWithSpouse }) => isWithSpouse);
  const side = spouse ? 'left' : 'middle';
  const isOwn = branches.length > 0 && !areTheirs;
  const row = `relative flex min-w-0 flex-col items-center ${hasElders ? 'pt-5' : ''}`;
  return (
    <>
      <li className={`${row} ${placeOf[side]} ${isOwn && spouse ? 'pb-2' : 'pb-4'}`}>
        <PersonFigure person={you} />
        {hasElders && <Arm side={side} />}
        {spouse && <HeadLine side="left" top={top} />}
        {areTheirs && <Trunk from={top} />}
        {isOwn && (spouse ? <Elbow /> : <MiddleTrunk reach="bottom-0 h-3" />)}
      </li>
      {spouse && (
        <li className={`${row} ${placeOf.right} pb-4`}>
          <Cell member={spouse} />
          <HeadLine side="right" top={top} />
        </li>
      )}
    </>
  );
}

const Children = ({ family }: { family: FamilyLayout }) =>
  family.branches.map((branch, at, { length }) => (
    <Branch
      key={branch.children[0]?.person.id}
      branch={branch}
      label={branchLabel(branch, family)}
      isLast={at === length - 1}
    />
  ));

interface BranchProps {
  branch: FamilyLayout['branches'][number];
  label: string;
  isLast: boolean;
}

/** The children with one other parent, who comes after them. */
function Branch({ branch: { children, otherParent }, label, isLast }: BranchProps) {
  const shown = children.slice(0, maxChildren);
  const isEnd = isLast && shown.length === children.length;
  const members = [...shown, ...(otherParent ? [otherParent] : [])];
  const lastRow = members.length - (members.length % 2 === 0 ? 2 : 1);
  return (
    <>
      <OnTheWay goesOn>{label}</OnTheWay>
      {members.map((member, at) => (
        <Below
          key={member.person.id}
          member={member}
          side={sideOf(at, members.length, isEnd)}
          goesOn={!isEnd || at < lastRow}
          isOtherParent={member === otherParent}
        />
      ))}
      <OnTheWay goesOn={!isLast}>{more(children, maxChildren)}</OnTheWay>
    </>
  );
}
