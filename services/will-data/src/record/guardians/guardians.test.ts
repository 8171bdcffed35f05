import { randomUUID } from 'node:crypto';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { GuardianPlan, GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import { describe, expect, it } from 'vitest';
import { aChild, aContact, aPersonId, aWillData, refusalOf } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

type Eight = [PersonId, PersonId, PersonId, PersonId, PersonId, PersonId, PersonId, PersonId];

const nobody: GuardianSelection = { primaryIds: [], backupIds: [], groups: [] };

/** A testator with children and people who could look after them. */
async function aFamily({ people = 5, children = 1 } = {}) {
  const testator = aTestator();
  const contactIds = Array.from({ length: people }, aPersonId);
  const childIds = Array.from({ length: children }, aPersonId);
  for (const [n, id] of contactIds.entries())
    await testator.contacts.add({ id, contact: aContact({ firstName: `Person ${n}` }) });
  for (const [n, id] of childIds.entries())
    await testator.children.add({ id, child: aChild({ firstName: `Child ${n}` }) });
  const replace = (selection: Partial<GuardianSelection>, basedOn = 0, of: readonly PersonId[] = childIds) =>
    testator.guardians.replace({
      children: of.map((childId) => ({ childId, basedOn })),
      selection: { ...nobody, ...selection },
    });
  const plans = async () => (await testator.testatorRecord.get()).guardians;
  return { testator, contactIds, childIds, replace, plans };
}

/** A plan without what the service makes up. */
const chosen = (plan: GuardianPlan | undefined) =>
  plan && { ...plan, groups: plan.groups.map(({ name, memberIds }) => ({ name, memberIds })) };

describe('the guardians of a child', () => {
  it('are nobody until somebody is chosen', async () => {
    const { childIds, plans } = await aFamily();
    expect(await plans()).toEqual([{ childId: childIds[0], version: 0, ...nobody }]);
  });

  it('come back in the order they were given', async () => {
    const { contactIds, childIds, replace, plans } = await aFamily({ people: 8 });
    const [a, b, c, d, e, f, g, h] = contactIds as Eight;
    const selection = {
      primaryIds: [c, a],
      backupIds: [h, b],
      groups: [
        { name: 'Cousins', memberIds: [g, f] },
        { name: '', memberIds: [e, d] },
      ],
    };
    const answered = await replace(selection);
    expect(chosen(answered[0])).toEqual({ childId: childIds[0], version: 1, ...selection });
    expect(await plans()).toEqual(answered);
  });

  it('are replaced as a whole', async () => {
    const { contactIds, replace } = await aFamily();
    const [a, b, c, d, e] = contactIds as [PersonId, PersonId, PersonId, PersonId, PersonId];
    await replace({ primaryIds: [a], backupIds: [b], groups: [{ name: 'Both', memberIds: [c, d] }] });
    const [second] = await replace({ backupIds: [e], groups: [{ name: 'New', memberIds: [d, b] }] }, 1);
    expect(chosen(second)).toMatchObject({
      version: 2,
      primaryIds: [],
      backupIds: [e],
      groups: [{ name: 'New', memberIds: [d, b] }],
    });
    const [third] = await replace({}, 2);
    expect(third).toMatchObject({ version: 3, ...nobody });
  });

  it('lose what is no id and the groups that are then of nobody', async () => {
    const { contactIds, replace } = await aFamily();
    const [a, b] = contactIds as [PersonId, PersonId];
    const [plan] = await replace({
      groups: [
        { name: 'Nobody', memberIds: ['spouse', '', '123'] },
        { name: 'Both', memberIds: ['spouse', a, "'; drop table guardians", b] },
        { name: 'Empty', memberIds: [] },
      ],
    });
    expect(chosen(plan)?.groups).toEqual([{ name: 'Both', memberIds: [a, b] }]);
  });

  it('are refused as a group of one, also once what is no id is dropped', async () => {
    const { contactIds, replace, plans } = await aFamily();
    const [a] = contactIds as [PersonId];
    for (const memberIds of [[a], [a, 'spouse'], [a, a]])
      expect(await refusalOf(replace({ groups: [{ name: 'One', memberIds }] }))).toBe('GroupTooSmall');
    expect(await plans()).toMatchObject([{ version: 0 }]);
  });

  it('are each chosen once', async () => {
    const { contactIds, replace } = await aFamily();
    const [a, b, c] = contactIds as [PersonId, PersonId, PersonId];
    const group = (...memberIds: PersonId[]) => ({ name: 'Group', memberIds });
    for (const selection of [
      { primaryIds: [a, a] },
      { primaryIds: [a], backupIds: [a] },
      { backupIds: [a, b, a] },
      { primaryIds: [a], groups: [group(a, b)] },
      { backupIds: [b], groups: [group(a, b)] },
      { groups: [group(a, b), group(b, c)] },
    ])
      expect(await refusalOf(replace(selection))).toBe('GuardianTwice');
  });

  it('are never the child, in any part', async () => {
    const { contactIds, childIds, replace } = await aFamily({ children: 2 });
    const [a] = contactIds as [PersonId];
    const [child] = childIds as [PersonId];
    for (const selection of [
      { primaryIds: [child] },
      { backupIds: [a, child] },
      { groups: [{ name: 'Both', memberIds: [a, child] }] },
    ])
      expect(await refusalOf(replace(selection))).toBe('GuardianIsTheChild');
  });

  it('are never anyone known to be under 18, in any part', async () => {
    const { testator, contactIds, replace, plans } = await aFamily();
    const [a, b] = contactIds as [PersonId, PersonId];
    const [young, grown, again] = [aPersonId(), aPersonId(), aPersonId()];
    const { firstName, lastName } = aChild();
    await testator.contacts.add({
      id: again,
      contact: aContact({ firstName, lastName, role: 'child' }),
      isSomeoneElse: true,
    });
    await testator.children.add({ id: young, child: aChild({ dateOfBirth: '2008-11-21' }) });
    await testator.children.add({ id: grown, child: aChild({ dateOfBirth: '2008-11-20' }) });
    await testator.contacts.update({ id: b, basedOn: 1, changes: { dateOfBirth: '2012-01-01' } });
    for (const selection of [
      { primaryIds: [young] },
      { backupIds: [b] },
      { backupIds: [again] },
      { groups: [{ name: '', memberIds: [a, young] }] },
    ])
      expect(await refusalOf(replace(selection))).toBe('GuardianUnder18');
    expect((await plans()).every(({ version }) => version === 0)).toBe(true);
    const answered = await replace({ primaryIds: [grown] });
    expect(answered.filter(({ primaryIds }) => primaryIds.includes(grown))).toHaveLength(1);
  });

  it('are all of the account’s own people, or nothing is saved', async () => {
    const { contactIds, replace, plans } = await aFamily();
    const others = await aFamily();
    const [a] = contactIds as [PersonId];
    const strangers = [...others.contactIds.slice(0, 1), ...others.childIds, randomUUID() as PersonId];
    for (const stranger of strangers)
      for (const selection of [
        { primaryIds: [stranger] },
        { primaryIds: [a], backupIds: [stranger] },
        { groups: [{ name: 'Both', memberIds: [a, stranger] }] },
      ])
        expect(await refusalOf(replace(selection))).toBe('PersonNotFound');
    expect(await plans()).toMatchObject([{ version: 0, ...nobody }]);
  });

  it('cannot be chosen for the child of another account', async () => {
    const mine = await aFamily();
    const theirs = await aFamily();
    const [a, b] = mine.contactIds as [PersonId, PersonId];
    const call = mine.replace({ primaryIds: [a] }, 0, theirs.childIds);
    expect(await refusalOf(call)).toBe('ChildNotFound');
    expect(await theirs.plans()).toMatchObject([{ version: 0, ...nobody }]);
    expect(await refusalOf(mine.replace({ primaryIds: [a] }, 0, [b]))).toBe('ChildNotFound');
  });

  it('are saved for several children in one call, or for none of them', async () => {
    const { contactIds, childIds, replace, plans } = await aFamily({ children: 3 });
    const [a, b] = contactIds as [PersonId, PersonId];
    await replace({ primaryIds: [a], groups: [{ name: 'Both', memberIds: [b, contactIds[2] as PersonId] }] });
    for (const plan of await plans())
      expect(plan).toMatchObject({ version: 1, primaryIds: [a], groups: [{ name: 'Both' }] });
    const before = await plans();
    for (const of of [[...childIds, randomUUID() as PersonId], [...childIds].toReversed()]) {
      const basedOn = of.length > childIds.length ? 1 : 0;
      expect(await refusalOf(replace({ primaryIds: [b] }, basedOn, of))).toMatch(/ChildNotFound|GuardiansChanged/);
      expect(await plans()).toEqual(before);
    }
  });

  it('leave a sister’s alone when one child’s change', async () => {
    const { contactIds, childIds, replace, plans } = await aFamily({ children: 2 });
    const [a, b] = contactIds as [PersonId, PersonId];
    await replace({ primaryIds: [a] });
    await replace({ primaryIds: [b] }, 1, childIds.slice(0, 1));
    const now = await plans();
    const planOf = (id: PersonId | undefined) => now.find(({ childId }) => childId === id);
    expect(planOf(childIds[0])).toMatchObject({ primaryIds: [b], version: 2 });
    expect(planOf(childIds[1])).toMatchObject({ primaryIds: [a], version: 1 });
  });

  it('are not overwritten by one who was looking at an older choice', async () => {
    const { contactIds, replace, plans } = await aFamily();
    const [a, b] = contactIds as [PersonId, PersonId];
    await replace({ primaryIds: [a] });
    for (const basedOn of [0, 2])
      expect(await refusalOf(replace({ primaryIds: [b] }, basedOn))).toBe('GuardiansChanged');
    expect(await plans()).toMatchObject([{ primaryIds: [a], version: 1 }]);
  });

  it('are exactly one whole choice after fifty at the same time', async () => {
    const { contactIds, replace, plans } = await aFamily({ people: 6 });
    const choices = Array.from({ length: 50 }, (_, n) => {
      const [a, b, c, d] = contactIds.map((_id, at) => contactIds[(at + n) % contactIds.length]) as [
        PersonId,
        PersonId,
        PersonId,
        PersonId,
      ];
      return { primaryIds: [a], backupIds: [b], groups: [{ name: `Choice ${n}`, memberIds: [c, d] }] };
    });
    const outcomes = await Promise.all(choices.map((choice) => refusalOf(replace(choice))));
    const winner = outcomes.indexOf('not refused');
    const losers = outcomes.toSpliced(winner, 1);
    // On a busy machine some wait so long for their turn that they are told to try again.
    for (const outcome of losers) expect(outcome).toMatch(/^(?:GuardiansChanged|TooManyAtOnce)$/);
    expect(losers).toHaveLength(49);
    const [plan] = await plans();
    expect(chosen(plan)).toMatchObject({ version: 1, ...choices[winner] });
  });

  it('may be as many as one child can have, and no more', async () => {
    const { contactIds, replace } = await aFamily({ people: recordLimits.guardians + 1 });
    const [plan] = await replace({ backupIds: contactIds.slice(0, recordLimits.guardians) });
    expect(plan?.backupIds).toHaveLength(recordLimits.guardians);
    expect(await refusalOf(replace({ backupIds: contactIds }, 1))).toBe('TooManyGuardians');
    const groups = Array.from({ length: recordLimits.guardianGroups + 1 }, (_, at) => ({
      name: '',
      memberIds: contactIds.slice(2 * at, 2 * at + 2),
    }));
    expect(await refusalOf(replace({ groups }, 1))).toBe('TooManyGuardianGroups');
  });

  it('lose who is removed from the people named, and have them back when they are restored', async () => {
    const { testator, contactIds, replace, plans } = await aFamily();
    const [a, b, c] = contactIds as [PersonId, PersonId, PersonId];
    const [saved] = await replace({ primaryIds: [a], groups: [{ name: 'Both', memberIds: [b, c] }] });
    for (const id of [a, b]) await testator.contacts.remove({ id });
    expect(await plans()).toMatchObject([{ primaryIds: [], groups: [{ memberIds: [c] }] }]);
    await testator.contacts.remove({ id: c });
    expect(await plans()).toMatchObject([{ groups: [] }]);
    for (const id of [a, b, c]) await testator.contacts.restore({ id });
    expect(await plans()).toEqual([saved]);
  });
});
