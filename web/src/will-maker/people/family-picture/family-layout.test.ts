import type { PersonId } from '@plainwill/contracts/shared/ids';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { describe, expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aHusband, aMarriedRecord, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { aTestatorRecord, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { familyLayoutOf, type Member, type Supposed } from './family-layout.ts';

const today = '2026-11-21';
const layoutOf = (record: Parameters<typeof aTestatorRecord>[0], supposed?: Supposed) =>
  familyLayoutOf(aTestatorRecord(record), today, supposed);
const takes = (person: string, priority = 1, shareBasisPoints: number | null = null) => ({
  personId: person as PersonId,
  priority,
  shareBasisPoints,
});
const residue = (...recipients: Recipient[]) => ({ version: 1, recipients });

/** "Daniel, husband: Executor, Inherits". */
const textOf = ({ person: { name, relation, badges } }: Member): string =>
  `${name}${relation && `, ${relation}`}${badges.length > 0 ? `: ${badges.map(({ label }) => label).join(', ')}` : ''}`;

describe('the class of children', () => {
  const children = ['Rosie', 'Martha', 'Max', 'Ivy'].map((name) =>
    aChildNamed(name, name === 'Ivy' ? { relationship: 'Step-parent' } : {}),
  );
  const childrenIn = (...recipients: Parameters<typeof residue>) =>
    layoutOf({ children, residue: residue(...recipients) }).branches[0]?.children.map(textOf);

  it('gives each own child the badge, and none to a stepchild', () => {
    expect(childrenIn(takes('children'))).toEqual([
      'Rosie, 10: Inherits 1/3',
      'Martha, 10: Inherits 1/3',
      'Max, 10: Inherits 1/3',
      'Ivy, 10, stepchild',
    ]);
  });

  it('counts each of its members beside somebody named, without those left out', () => {
    const others = { ...takes('children'), exceptIds: ['max' as PersonId] };
    expect(childrenIn(others, takes('ivy'))).toEqual([
      'Rosie, 10: Inherits 1/3',
      'Martha, 10: Inherits 1/3',
      'Max, 10',
      'Ivy, 10, stepchild: Inherits 1/3',
    ]);
  });

  it('divides the percentage of the class, where that comes out even', () => {
    const two = { ...takes('children', 1, 8000), exceptIds: ['max' as PersonId] };
    expect(childrenIn(two, takes('ivy', 1, 2000))?.slice(0, 2)).toEqual([
      'Rosie, 10: Inherits 40%',
      'Martha, 10: Inherits 40%',
    ]);
    expect(childrenIn(takes('children'), takes('grandchildren'))?.[0]).toBe('Rosie, 10: Inherits a share');
  });
});

describe('who stands where', () => {
  it('is you alone, before anybody is named', () => {
    const { you, spouse, ...groups } = layoutOf({});
    expect(you.name).toBe('You');
    expect(spouse).toBeNull();
    expect(Object.values(groups).filter((members) => members.length > 0)).toEqual([]);
  });

  it('has a couple without children beside each other', () => {
    const { spouse, branches } = familyLayoutOf(
      aMarriedRecord({ executors: [anExecutor('spouse')], residue: residue(takes('spouse')) }),
      today,
    );
    expect(spouse && textOf(spouse)).toBe('Daniel, husband: Executor, Inherits');
    expect(spouse?.person.place).toMatchObject({ part: 'spouseDetails' });
    expect(branches).toEqual([]);
  });

  it('has a family of five, with what each does and is given', () => {
    const { branches, siblings, others, onlyNamed } = familyLayoutOf(
      aMarriedRecord({
        children: [
          aChildNamed('Rosie', { dateOfBirth: '2014-05-05', otherParentId: 'spouse' as PersonId }),
          aChildNamed('Martha', { dateOfBirth: '2018-05-05', otherParentId: 'spouse' as PersonId }),
          aChildNamed('Max', { dateOfBirth: '2026-08-09', otherParentId: 'spouse' as PersonId }),
        ],
        contacts: [aContactNamed('Ann Reed'), aContactNamed('Tom Vale', { role: 'sibling' }), aContactNamed('Eve Day')],
        executors: [anExecutor('spouse'), anExecutor('tom', { role: 'backup' })],
        guardians: [aPlan('rosie', { primaryIds: ['tom' as PersonId] })],
        residue: residue(takes('spouse'), takes('rosie', 2, 5000), takes('martha', 2, 2500), takes('max', 2, 2500)),
        gifts: [aGift({ recipients: [aRecipient('ann')] })],
      }),
      today,
    );
    expect(branches.map(({ children }) => children.map(textOf))).toEqual([
      ['Rosie, 12: Then 50%', 'Martha, 8: Then 25%', 'Max, under 1: Then 25%'],
    ]);
    expect(siblings.map(textOf)).toEqual(['Tom, brother or sister: Backup, Guardian']);
    expect(others.map(textOf)).toEqual(['Ann, friend: Gift']);
    expect(onlyNamed.map(textOf)).toEqual(['Eve, friend']);
  });

  it('has the other parent of a stepchild beside the child, and nowhere else', () => {
    const { branches, others } = familyLayoutOf(
      aMarriedRecord({
        children: [
          aChildNamed('Leo', { relationship: 'Step-parent', otherParentId: 'ann' as PersonId }),
          aChildNamed('Rosie', { otherParentId: 'spouse' as PersonId }),
        ],
        contacts: [aContactNamed('Ann Reed')],
        executors: [anExecutor('ann')],
      }),
      today,
    );
    const [own, step] = branches;
    expect(own?.children.map(textOf)).toEqual(['Rosie, 10']);
    expect(own?.otherParent).toBeNull();
    expect(step?.children.map(textOf)).toEqual(['Leo, 10, stepchild']);
    expect(step?.otherParent && textOf(step.otherParent)).toBe('Ann, other parent of Leo: Executor');
    expect(others).toEqual([]);
  });

  it('has a widow with her children, who share in thirds, and no spouse', () => {
    const { spouse, branches } = layoutOf({
      personalDetails: somePersonalDetails({ maritalStatus: 'widowed' }),
      spouseDetails: aHusband(),
      children: ['Rosie', 'Max', 'Eve'].map((name) => aChildNamed(name, { dateOfBirth: '1990-01-01' })),
      residue: residue(takes('rosie'), takes('max'), takes('eve')),
    });
    expect(spouse).toBeNull();
    expect(branches[0]?.children.map(textOf)).toEqual([
      'Rosie, 36: Inherits 1/3',
      'Max, 36: Inherits 1/3',
      'Eve, 36: Inherits 1/3',
    ]);
  });

  it('draws people by their age, and charities and pets as such', () => {
    const born = (dateOfBirth: string) => ({ dateOfBirth });
    const { branches, parents, others, pets } = layoutOf({
      children: [
        aChildNamed('Rosie', born('2016-05-05')),
        aChildNamed('Max', born('2026-08-09')),
        aChildNamed('Eve', born('1990-01-01')),
      ],
      contacts: [aContactNamed('Joan Reed', { role: 'mother' }), aContactNamed('Shelter', { isCharity: true })],
      residue: residue(takes('shelter')),
      provisions: [aProvision('pet', { description: 'my dog Bramble' })],
    });
    const drawn = [...(branches[0]?.children ?? []), ...parents, ...others].map(({ person }) => person.silhouette);
    expect(drawn).toEqual(['child', 'baby', 'adult', 'older', 'body']);
    expect(pets.map(({ name, silhouette }) => [name, silhouette])).toEqual([['my dog Bramble', 'pet']]);
  });

  it('has all of the largest family', () => {
    const children = Array.from({ length: recordLimits.children }, (_, n) => aChildNamed(`Child${n}`));
    const contacts = Array.from({ length: recordLimits.contacts }, (_, n) => aContactNamed(`Friend${n} Reed`));
    const executors = contacts.slice(-recordLimits.executors).map(({ id }) => anExecutor(id));
    const recipients = contacts.slice(0, recordLimits.recipients).map(({ id }) => takes(id));
    const { branches, others } = layoutOf({ children, contacts, executors, residue: residue(...recipients) });
    expect(branches.flatMap((branch) => branch.children)).toHaveLength(recordLimits.children);
    expect(others).toHaveLength(recordLimits.executors + recordLimits.recipients);
    expect(others.slice(0, recordLimits.executors).every(({ person }) => person.badges[0]?.label === 'Executor')).toBe(
      true,
    );
  });

  it('tells namesakes apart, and gives a charity all of its name', () => {
    const { others } = layoutOf({
      contacts: [
        aContactNamed('Ann Reed'),
        aContactNamed('Ann Vale', { id: 'vale' as PersonId }),
        aContactNamed('Shelter England', { isCharity: true }),
      ],
      residue: residue(takes('ann'), takes('vale', 2), takes('shelter', 3)),
    });
    expect(others.map(textOf)).toEqual([
      'Ann Reed, friend: Inherits',
      'Ann Vale, friend: Then all',
      'Shelter England, charity: Then all',
    ]);
  });
});

describe('what is supposed', () => {
  const children = [aChildNamed('Rosie', { otherParentId: 'spouse' as PersonId }), aChildNamed('Max')];
  const supposed: Supposed = {
    died: new Set(['spouse', 'rosie']),
    born: [
      { id: 'new', name: 'Another child', of: 'me', otherParent: 'spouse' },
      { id: 'ivy', name: 'Ivy', of: 'rosie' },
      { id: 'kim', name: 'Kim', of: 'ivy' },
    ],
  };
  const record = aMarriedRecord({ children, spouseDetails: aHusband() });

  it('marks those who have died, and has those born later below their parents', () => {
    const { spouse, branches } = familyLayoutOf(record, today, supposed);
    expect(spouse?.person.hasDied).toBe(true);
    const [withDaniel, others] = branches;
    expect(withDaniel?.children.map(textOf)).toEqual(['Rosie, 10', 'Another child, born later']);
    const [rosie] = withDaniel?.children ?? [];
    expect(rosie?.person.hasDied).toBe(true);
    expect(rosie?.children.map(textOf)).toEqual(['Ivy, Rosie’s child']);
    expect(rosie?.children[0]?.children.map(textOf)).toEqual(['Kim, Ivy’s child']);
    expect(others?.children.map(({ person }) => person.hasDied)).toEqual([false]);
  });

  it('knows the spouse by that word, whatever their id is', () => {
    const spouseDetails = aHusband({ id: '7f3' as PersonId });
    const { spouse, branches } = familyLayoutOf({ ...record, spouseDetails, children: [] }, today, supposed);
    expect(spouse?.person.hasDied).toBe(true);
    expect(branches.map(({ isWithSpouse }) => isWithSpouse)).toEqual([true]);
  });

  it('gives what is said to be given, and not what the will says', () => {
    const badges = new Map([['max', [{ part: 'share' as const, label: '£500', meaning: 'Inherits £500' }]]]);
    const { branches } = layoutOf({ children, residue: residue(takes('rosie')) }, { badges });
    expect(branches.flatMap((branch) => branch.children.map(textOf))).toEqual(['Rosie, 10', 'Max, 10: £500']);
  });
});
