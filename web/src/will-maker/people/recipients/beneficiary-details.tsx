import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { isStepchild, membersOf, ownChildrenOf } from '../../../shared/people/beneficiary-classes.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SmallDisclosure } from '../../../ui/layout/small-disclosure.tsx';
import { aboutPerson } from '../about-person.ts';
import type { Ranked } from './priority-levels.ts';

interface BeneficiaryDetailsProps {
  beneficiary: Ranked;
  /** "50%", where they have a share. */
  share?: string | undefined;
  /** Another choice of those whom the class leaves out. */
  onExcept: (exceptIds: PersonId[]) => void;
}

/** A card says below the name who the beneficiary is to the testator, or who belongs to the class. */
export function BeneficiaryDetails({ beneficiary, share, onExcept }: BeneficiaryDetailsProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const about =
    aboutClass(beneficiary, testatorRecord.children) ?? aboutPerson(testatorRecord, beneficiary.personId, today);
  return (
    <>
      <p className="text-small text-muted">{[about, share].filter(Boolean).join(' · ')}</p>
      {beneficiary.personId === 'children' && (
        <ClassOfChildren beneficiary={beneficiary} children={testatorRecord.children} onExcept={onExcept} />
      )}
    </>
  );
}

const firstNames = (children: readonly Child[]) => listed(children.map(({ firstName }) => firstName));

/** The members of a class, as far as they are known; null of a person. */
function aboutClass(beneficiary: Ranked, children: readonly Child[]): string | null {
  if (beneficiary.personId === 'grandchildren') return 'everyone living when you die';
  if (beneficiary.personId !== 'children') return null;
  const members = membersOf(beneficiary, children);
  return members.length > 0 ? `${firstNames(members)}, and any born or adopted later` : 'any born or adopted later';
}

interface ClassOfChildrenProps extends Pick<BeneficiaryDetailsProps, 'beneficiary' | 'onExcept'> {
  children: readonly Child[];
}

function ClassOfChildren({ beneficiary: { exceptIds = [] }, children, onExcept }: ClassOfChildrenProps) {
  const own = ownChildrenOf(children);
  const leftOut = own.filter(({ id }) => exceptIds.includes(id));
  const stepchildren = children.filter((child) => isStepchild(child) && !child.hasDied);
  const deceased = own.filter(({ id, hasDied }) => hasDied && !exceptIds.includes(id));
  return (
    <>
      {leftOut.length > 0 && <p className="text-small">Left out: {firstNames(leftOut)}</p>}
      {deceased.length > 0 && (
        <p className="text-small text-muted">
          {firstNames(deceased)} {deceased.length === 1 ? 'has' : 'have'} died. The children they left inherit in that
          place.
        </p>
      )}
      {stepchildren.length > 0 && (
        <p className="text-small text-muted">
          {firstNames(stepchildren)} {stepchildren.length === 1 ? 'is not' : 'are not'} included. Stepchildren inherit
          only if you choose them by name.
        </p>
      )}
      {own.length > 0 && (
        <SmallDisclosure summary="Leave someone out" of="of my children">
          <p>A child you leave out, and their own children, get no part of this.</p>
          <fieldset>
            <legend className="sr-only">Leave out</legend>
            {own.map((child) => (
              <Checkbox
                key={child.id}
                name={`except-${child.id}`}
                label={nameOf(child)}
                isSelected={exceptIds.includes(child.id)}
                onChange={(isLeftOut) =>
                  onExcept(isLeftOut ? [...exceptIds, child.id] : exceptIds.filter((id) => id !== child.id))
                }
              />
            ))}
          </fieldset>
        </SmallDisclosure>
      )}
    </>
  );
}
