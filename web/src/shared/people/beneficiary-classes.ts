import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { childKinship } from '@plainwill/law/family/kinship';

/** A class has this name within a sentence of the testator’s. */
export const classNames: Record<BeneficiaryClass, string> = {
  children: 'my children',
  grandchildren: 'my grandchildren',
};

export const isClass = (id: string): id is BeneficiaryClass => id in classNames;

/** A name at the start of a line: a class has a capital there, and a person’s name stays as it is. */
export const asTitle = (text: string) => text.replace(/^(?:my|your|their) (?:grand)?children\b/, capitalised);

export const isStepchild = ({ relationship }: Pick<Child, 'relationship'>) =>
  childKinship(relationship) === 'stepchild';

const isOwn = ({ relationship }: Pick<Child, 'relationship'>) =>
  !['stepchild', 'ward'].includes(childKinship(relationship));

/** Those whom the law counts as the testator’s children: stepchildren and wards never belong to the class. */
export const ownChildrenOf = <C extends Pick<Child, 'relationship'>>(children: readonly C[]): C[] =>
  children.filter(isOwn);

type InClass = Pick<Recipient, 'personId' | 'exceptIds'>;
type KnownChild = Pick<Child, 'id' | 'relationship' | 'hasDied'>;

/** The living children named so far who belong to the class of children; none of any other beneficiary. */
export const membersOf = <C extends KnownChild>({ personId, exceptIds = [] }: InClass, children: readonly C[]): C[] =>
  personId === 'children'
    ? ownChildrenOf(children).filter(({ id, hasDied }) => !hasDied && !exceptIds.includes(id))
    : [];

/** A person inherits as this beneficiary by name, or as one of a class. */
export const isAmong = (beneficiary: InClass, id: PersonId, children: readonly KnownChild[]) =>
  beneficiary.personId === id || membersOf(beneficiary, children).some((child) => child.id === id);

/** From then on a further child is rare enough that nobody is asked to think of one. */
const laterChildAge = 60;
/** From then on a child may have children. */
const parentAge = 16;

type Family = Pick<TestatorRecord, 'personalDetails' | 'children'>;

/** The testator is young enough to have another child; taken to be so while the age is not known. */
export function mayHaveAnotherChild({ personalDetails }: Family, today: CalendarDate): boolean {
  const bornOn = personalDetails?.dateOfBirth ?? null;
  return bornOn === null || (ageOn(bornOn, today) ?? 0) < laterChildAge;
}

const mayHaveGrandchildren = ({ children }: Family, today: CalendarDate) =>
  ownChildrenOf(children).some(({ dateOfBirth }) => (ageOn(dateOfBirth, today) ?? 0) >= parentAge);

const aboutClasses: Record<BeneficiaryClass, string> = {
  children: 'including any born later',
  grandchildren: 'everyone living when you die',
};

/** The classes to choose from, the children first; one that is chosen already stays. */
export function classChoices(family: Family, today: CalendarDate, chosen: readonly BeneficiaryId[]) {
  const isOffered: Record<BeneficiaryClass, boolean> = {
    children: ownChildrenOf(family.children).length > 0 || mayHaveAnotherChild(family, today),
    grandchildren: mayHaveGrandchildren(family, today),
  };
  return (['children', 'grandchildren'] as const)
    .filter((id) => isOffered[id] || chosen.includes(id))
    .map((id) => ({ id, name: asTitle(classNames[id]), about: aboutClasses[id] }));
}
