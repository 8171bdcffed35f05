import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { shareStateOf } from '@plainwill/contracts/will-data/questions/share-rules';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isClass, membersOf } from '../../../shared/people/beneficiary-classes.ts';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { spokenNames } from '../../../shared/people/spoken-names.ts';
import { beneficiaryName, levelsOf, shareText } from '../../people/recipients/priority-levels.ts';

/** One who inherits of the rest of the estate. */
export interface ResidueShare {
  id: string;
  name: string;
  isClass: boolean;
  /** "50%"; null for an equal share that is no whole percentage, and while the shares set make no whole. */
  percentage: string | null;
  /** The age that a child has to wait for. */
  age: number | null;
}

/** Those who inherit together; a later level inherits only if nobody before it can. */
export interface ResidueLevel {
  /** "If Daniel dies before you"; empty for the first. */
  condition: string;
  /** A class that is alone shares too. */
  isShared: 'alone' | 'equally' | 'as set';
  shares: readonly ResidueShare[];
}

type Recipient = TestatorRecord['residue']['recipients'][number];

/** The beneficiaries of the residue, as people say it; those who are no longer named anywhere are left out. */
export function residueLevelsOf(testatorRecord: TestatorRecord, asOf: CalendarDate): ResidueLevel[] {
  const names = spokenNames(testatorRecord);
  const levels = levelsOf(testatorRecord.residue.recipients.filter(({ personId }) => names.has(personId)));
  return levels.map((level, at) => {
    const state = shareStateOf(level);
    const before = levels[at - 1];
    const isSet = level.length > 1 && state.kind === 'given';
    const hasClass = level.some(({ personId }) => isClass(personId));
    return {
      condition: before ? conditionOf(before, testatorRecord, names) : '',
      isShared: level.length === 1 && !hasClass ? 'alone' : isSet ? 'as set' : 'equally',
      shares: level.map(({ personId, exceptIds, shareBasisPoints }) => ({
        id: personId,
        name: beneficiaryName({ personId, exceptIds }, (id) => names.get(id) ?? ''),
        isClass: isClass(personId),
        percentage: isSet
          ? state.isWhole && shareBasisPoints
            ? shareText(shareBasisPoints)
            : null
          : hasClass
            ? null
            : equal(level.length),
        age: waitingAge({ personId, exceptIds }, testatorRecord, asOf),
      })),
    };
  });
}

const equal = (count: number) => (100 % count === 0 ? `${100 / count}%` : null);

type Named = Pick<Recipient, 'personId' | 'exceptIds'>;

/** Null for an adult who need not wait, and for a child whose age is not known; a class waits if one of it does. */
function waitingAge(beneficiary: Named, { children, settings }: TestatorRecord, asOf: CalendarDate): number | null {
  const { childrenInheritanceAge } = settings;
  const members =
    beneficiary.personId === 'children'
      ? membersOf(beneficiary, children)
      : children.filter((child) => child.id === beneficiary.personId);
  const isWaiting = members.some(
    ({ dateOfBirth }) => (ageOn(dateOfBirth, asOf) ?? childrenInheritanceAge) < childrenInheritanceAge,
  );
  const isUnborn = beneficiary.personId === 'children' && members.length === 0;
  return isWaiting || isUnborn ? childrenInheritanceAge : null;
}

/** The next level inherits on this condition. The children of a child come before it. */
function conditionOf(level: readonly Recipient[], record: TestatorRecord, names: ReadonlyMap<string, string>): string {
  const [first, second, ...others] = level;
  const children = level.filter(({ personId }) => isChild(personId, record));
  const isMixed = children.length > 0 && children.length < level.length;
  const hasBody = record.contacts.some((contact) => isBody(contact) && level.some((r) => r.personId === contact.id));
  const nameOf = ({ personId }: Recipient) => names.get(personId) ?? '';
  if (!first) return '';
  if (isClass(first.personId) && !second) return `If none of ${nameOf(first)} can inherit`;
  if (level.some(({ personId }) => isClass(personId))) return 'If none of them can inherit';
  if (!second) {
    if (hasBody) return `If ${nameOf(first)} can’t inherit`;
    return `If ${nameOf(first)} dies before you${children.length > 0 ? ' and leaves no children' : ''}`;
  }
  if (isMixed || hasBody) return 'If none of them can inherit';
  const all = others.length === 0 ? `${nameOf(first)} and ${nameOf(second)} both` : 'they all';
  return `If ${all} die before you${children.length > 0 ? ' and leave no children' : ''}`;
}

const isChild = (personId: string, { children, contacts }: TestatorRecord) =>
  children.some(({ id }) => id === personId) ||
  contacts.some(({ id, role }) => id === personId && (role === 'child' || role === 'stepchild'));
