import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aChildNamed, aContactNamed, aHusband, aPlan } from '../../../testing/a-family.ts';
import { aTestatorRecord, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { keepDrafts } from '../../../testing/keep-drafts.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import ChildrenSection from './children-section.tsx';

afterEach(clearDrafts);

const ivy = (changes: Partial<Child> = {}) => aChildNamed('Ivy', { dateOfBirth: '2015-06-01', ...changes });
const ann = () => aContactNamed('Ann Reed', { role: 'Friend' });

async function open(testatorRecord: Partial<TestatorRecord> = {}, calls: Answers = {}) {
  const user = showInWillMaker(<ChildrenSection />, aTestatorRecord(testatorRecord), calls);
  await screen.findByRole('button', { name: 'Add Child' });
  return user;
}
type User = Awaited<ReturnType<typeof open>>;

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function act(user: User, action: 'Edit' | 'Remove', name: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const pick = (user: User, name: string) => user.click(screen.getByRole('radio', { name }));
const type = (user: User, name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);

async function choose(user: User, label: RegExp, option: string) {
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function confirmRemoval(user: User, name: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name: `Remove ${name}?` }));
  await user.click(dialog.getByRole('button', { name: `Remove ${name}` }));
}

async function fillIn(user: User) {
  await type(user, /First name/, 'Ivy');
  await type(user, /Last name/, 'Bell');
  await type(user, /Date of birth/, '1/6/2015');
  await pick(user, 'Female');
}

it('asks for what is missing, field by field, and keeps what was typed', async () => {
  const user = await open();
  await press(user, 'Add Child');
  const dialog = within(await screen.findByRole('dialog'));
  await type(user, /First name/, 'Ivy');
  await user.click(dialog.getByRole('button', { name: 'Add child' }));
  await screen.findByText('Please fill in all required fields');
  for (const words of [
    'Enter their last name. If they have one name only, save again',
    'Choose the child’s gender',
    'Choose your relationship to the child',
  ])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect((screen.getByRole('textbox', { name: /First name/ }) as HTMLInputElement).value).toBe('Ivy');
});

it('adds a child of the mother who gave birth without asking about parental responsibility', async () => {
  const add = vi.fn((_input: unknown) => ivy());
  const user = await open({}, { 'willData.children.add': add });
  await press(user, 'Add Child');
  await fillIn(user);
  await pick(user, 'Mother');
  await press(user, 'Add child');
  await screen.findAllByText('Say whether you gave birth to this child');
  await user.click(within(screen.getByRole('radiogroup', { name: /^Did you give birth/ })).getByText('Yes'));
  expect(screen.queryByText(/parental responsibility\?/)).toBeNull();
  await press(user, 'Add child');
  await screen.findByText('Child added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    child: {
      firstName: 'Ivy',
      dateOfBirth: '2015-06-01',
      relationship: 'Mother',
      gaveBirth: true,
      parentalResponsibility: null,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks another mother about parental responsibility', async () => {
  const add = vi.fn((_input: unknown) => ivy());
  const user = await open({}, { 'willData.children.add': add });
  await press(user, 'Add Child');
  await fillIn(user);
  await pick(user, 'Mother');
  await user.click(within(screen.getByRole('radiogroup', { name: /^Did you give birth/ })).getByText('No'));
  await choose(user, /Do you have parental responsibility/, 'Yes, by adopting the child');
  await press(user, 'Add child');
  await screen.findByText('Child added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    child: { gaveBirth: false, parentalResponsibility: 'Yes, by adopting the child' },
  });
});

it('asks a special guardian about neither, nor about another parent', async () => {
  const user = await open();
  await press(user, 'Add Child');
  await pick(user, 'Special guardian');
  expect(screen.queryByText(/parental responsibility\?|Did you give birth|^Other parent/)).toBeNull();
});

it('may have one name, once that is confirmed', async () => {
  const add = vi.fn((_input: unknown) => ivy());
  const user = await open({}, { 'willData.children.add': add });
  await press(user, 'Add Child');
  await fillIn(user);
  await user.clear(screen.getByRole('textbox', { name: /Last name/ }));
  await pick(user, 'Special guardian');
  await press(user, 'Add child');
  await screen.findAllByText('Enter their last name. If they have one name only, save again');
  expect(add).not.toHaveBeenCalled();
  await press(user, 'Add child');
  await screen.findByText('Child added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({ child: { firstName: 'Ivy', lastName: '' } });
});

it('adds the other parent where the child is added', async () => {
  const added = vi.fn((_input: unknown) => ann());
  const user = await open({ contacts: [] }, { 'willData.contacts.add': added });
  await press(user, 'Add Child');
  await type(user, /First name/, 'Ivy');
  await press(user, 'Add someone new as the other parent');
  await type(user, /First name/, 'Ann');
  await type(user, /Last name/, 'Reed');
  await choose(user, /Relationship to you/, 'Friend');
  await press(user, 'Add contact');
  await screen.findByRole('button', { name: /^Ann Reed \(friend\)/ });
  expect((screen.getByRole('textbox', { name: /First name/ }) as HTMLInputElement).value).toBe('Ivy');
});

it('names the spouse where they are chosen as the other parent', async () => {
  const user = await open(
    { personalDetails: somePersonalDetails({ maritalStatus: 'married' }) },
    { 'willData.spouseDetails.save': () => aHusband(), 'willData.drafts.save': keepDrafts() },
  );
  await press(user, 'Add Child');
  await type(user, /First name/, 'Ivy');
  await choose(user, /Other parent/, 'My spouse or partner');
  await type(user, /Full name/, 'Daniel Bell');
  await pick(user, 'Husband');
  await pick(user, 'Male');
  await press(user, 'Done');
  await screen.findByRole('button', { name: /^Daniel Bell \(spouse or partner\)/ });
  expect((screen.getByRole('textbox', { name: /First name/ }) as HTMLInputElement).value).toBe('Ivy');
});

it('proposes the other parent of the child before', async () => {
  const user = await open({ contacts: [ann()], children: [ivy({ otherParentId: ann().id })] });
  await press(user, 'Add Child');
  await screen.findByRole('button', { name: /^Ann Reed \(friend\)/ });
});

it('says beside the answer that a child who needs help with money needs a solicitor', async () => {
  const user = await open();
  await press(user, 'Add Child');
  const need = await screen.findByRole('radiogroup', { name: /^Is this child disabled/ });
  await user.click(within(need).getByText('Yes'));
  await screen.findByText(/that part needs a solicitor/);
});

it('offers to choose guardians before a birth, while no child is under 18', async () => {
  await open();
  screen.getByRole('button', { name: 'Add: Choose guardians for a child yet to be born' });
});

it('asks a father about parental responsibility, and again when he changes his mind', async () => {
  const add = vi.fn((_input: unknown) => ivy());
  const user = await open({ contacts: [ann()] }, { 'willData.children.add': add });
  await press(user, 'Add Child');
  await fillIn(user);
  await pick(user, 'Father');
  await choose(user, /Do you have parental responsibility/, 'Yes, named on birth certificate');
  await pick(user, 'Step-parent');
  await press(user, 'Add child');
  await screen.findAllByText('Say whether you have parental responsibility for this child');
  expect(add).not.toHaveBeenCalled();
  await choose(user, /Do you have parental responsibility/, 'No');
  await choose(user, /Other parent/, 'Ann Reed (friend)');
  await press(user, 'Add child');
  await screen.findByText('Child added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({ child: { parentalResponsibility: 'No', otherParentId: 'ann' } });
});

it('asks of a child who has died whether they left children, and nothing about guardians or money', async () => {
  const add = vi.fn((_input: unknown) => ivy());
  const user = await open({}, { 'willData.children.add': add });
  await press(user, 'Add Child');
  await fillIn(user);
  await pick(user, 'Father');
  await user.click(screen.getByRole('checkbox', { name: /This child has died/ }));
  for (const label of [/parental responsibility\?/, /Other parent/, /Is this child disabled/])
    expect(screen.queryByText(label)).toBeNull();
  await type(user, /Date of death/, '4/3/2020');
  await pick(user, 'Yes');
  await press(user, 'Add child');
  await screen.findByText('Child added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    child: { hasDied: true, diedOn: '2020-03-04', leftChildren: true, parentalResponsibility: null },
  });
});

it('says once, beside the date, that nobody dies before they are born, and nothing of an age', async () => {
  const refuse = () => {
    const message = 'Date of death must not be before the date of birth';
    const reason = {
      code: 'BAD_REQUEST',
      httpStatus: 400,
      reason: 'DateOfDeathBeforeBirth',
      fields: { diedOn: message },
    };
    throw new Refused(message, reason);
  };
  const user = await open({}, { 'willData.children.add': refuse });
  await press(user, 'Add Child');
  await fillIn(user);
  await pick(user, 'Father');
  await user.click(screen.getByRole('checkbox', { name: /This child has died/ }));
  expect(screen.queryByText(/years? old/)).toBeNull();
  await type(user, /Date of death/, '4/3/1990');
  await press(user, 'Add child');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary.textContent?.match(/must not be before/g)).toHaveLength(1);
});

it('asks whether a child has died, and says how to name them', async () => {
  const save = vi.fn((changes: unknown) => ({ ...aTestatorRecord().settings, ...(changes as object) }));
  const user = await open({ children: [ivy()] }, { 'willData.settings.save': save });
  await pick(user, 'Yes');
  await screen.findByText(/Add them above as a child, and tick “This child has died”/);
  expect(save.mock.calls[0]?.[0]).toEqual({ hasChildWhoDied: true });
});

it('says of a child who has died nothing of an age', async () => {
  await open({ children: [ivy({ hasDied: true })] });
  await screen.findByText(/your late daughter/);
  expect(screen.queryByText(/years old/)).toBeNull();
});

it('says so when the child cannot be saved, and loses nothing', async () => {
  const user = await open(
    { children: [ivy()] },
    {
      'willData.children.update': () => {
        throw new Refused('down', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
  );
  await act(user, 'Edit', 'Ivy Bell');
  await type(user, /Middle names/, 'May');
  await press(user, 'Save child');
  await screen.findByText('Failed to save child');
  expect((screen.getByRole('textbox', { name: /Middle names/ }) as HTMLInputElement).value).toBe('May');
});

it('shows what another window has made of a child, each time it has changed, before that is overwritten', async () => {
  let stored = ivy({ version: 1 });
  const update = vi.fn(({ basedOn, changes }) => {
    if (basedOn !== stored.version) throw new Refused('It was changed elsewhere.', { reason: 'ChildChanged' });
    return { ...stored, ...changes, version: basedOn + 1 };
  });
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ children: [stored] }),
      'willData.children.update': update,
    },
  );
  await act(user, 'Edit', 'Ivy Bell');
  await type(user, /Middle names/, 'May');
  for (const [version, middleNames] of [
    [2, 'Jane'],
    [3, 'Joan'],
  ] as const) {
    stored = ivy({ version, middleNames });
    await press(user, 'Save child');
    expect((await screen.findByText(middleNames)).closest('li')?.textContent).toBe(`Middle names: ${middleNames}`);
    expect(document.activeElement?.textContent).toContain('This child was changed in another window');
  }
  await press(user, 'Save child');
  await screen.findByText('Child updated successfully');
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ basedOn: 3, changes: expect.objectContaining({ middleNames: 'May' }) }),
  );
});

it('takes what another window has made of a child', async () => {
  let stored = ivy({ version: 1 });
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ children: [stored] }),
      'willData.children.update': () => {
        throw new Refused('It was changed elsewhere.', { reason: 'ChildChanged' });
      },
    },
  );
  await act(user, 'Edit', 'Ivy Bell');
  await type(user, /Middle names/, 'May');
  stored = ivy({ version: 2, middleNames: 'Jane' });
  await press(user, 'Save child');
  await user.click(await screen.findByRole('button', { name: 'Use what is there' }));
  expect((screen.getByRole('textbox', { name: /Middle names/ }) as HTMLInputElement).value).toBe('Jane');
});

it('says that nobody is signed in when the sign-in has ended', async () => {
  const user = await open(
    { children: [ivy()] },
    {
      'willData.children.update': () => {
        throw new Refused('Sign in to do this.', { code: 'UNAUTHORIZED', httpStatus: 401 });
      },
    },
  );
  await act(user, 'Edit', 'Ivy Bell');
  await press(user, 'Save child');
  await screen.findByText('User not authenticated');
});

it('names what a child would lose before it removes them, and leaves them if the answer is no', async () => {
  const remove = vi.fn((_input: unknown) => undefined);
  const user = await open(
    {
      children: [ivy()],
      guardians: [aPlan('ivy', { primaryIds: [ann().id] })],
      residue: { version: 1, recipients: [{ personId: ivy().id, priority: 1, shareBasisPoints: null }] },
    },
    { 'willData.children.remove': remove },
  );
  await act(user, 'Remove', 'Ivy Bell');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ivy Bell?' }));
  dialog.getByText('Inherits the rest');
  dialog.getByText('Has guardians you chose');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  screen.getByText('Ivy Bell');
  expect(remove).not.toHaveBeenCalled();
});

async function undoHasFocus(name: string) {
  const undo = await screen.findByRole('button', { name: 'Undo', description: `Removed: ${name}` });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  return undo;
}

it('offers to bring back each of several children', async () => {
  const tom = () => aChildNamed('Tom');
  let children = [ivy(), tom()];
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ children }),
      'willData.children.remove': (input) => {
        children = children.filter(({ id }) => id !== (input as { id: string }).id);
      },
      'willData.children.restore': () => {
        children = [ivy()];
        return ivy();
      },
    },
  );
  for (const name of ['Ivy Bell', 'Tom Bell']) {
    await act(user, 'Remove', name);
    await confirmRemoval(user, name);
    await undoHasFocus(name);
  }
  await user.click(screen.getByRole('button', { name: 'Undo', description: 'Removed: Ivy Bell' }));
  await screen.findByRole('button', { name: 'More for Ivy Bell' });
  screen.getByText('Removed: Tom Bell');
});

it('removes a child at once, tells it when it is stored, and brings the child back', async () => {
  const removed = Promise.withResolvers<void>();
  const restore = vi.fn((_input: unknown) => ivy());
  let children = [ivy()];
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ children }),
      'willData.children.remove': () => {
        children = [];
        removed.resolve();
      },
      'willData.children.restore': (input) => {
        children = [ivy()];
        return restore(input);
      },
    },
  );
  await act(user, 'Remove', 'Ivy Bell');
  await confirmRemoval(user, 'Ivy Bell');
  await removed.promise;
  await screen.findByText('Child removed successfully');
  expect(screen.queryByText('Ivy Bell')).toBeNull();
  await user.click(await undoHasFocus('Ivy Bell'));
  await screen.findByText('Ivy Bell');
  await waitFor(() => expect(screen.queryByText('Removed: Ivy Bell')).toBeNull());
  expect(restore).toHaveBeenCalledWith({ id: 'ivy' });
});

it('puts a child back who could not be removed', async () => {
  const user = await open(
    { children: [ivy()] },
    {
      'willData.children.remove': () => {
        throw new Refused('down', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
  );
  await act(user, 'Remove', 'Ivy Bell');
  // A child is always among the family that the will records.
  await screen.findByText('Your will says who Ivy Bell is to you, and names Ivy Bell nowhere else.');
  await confirmRemoval(user, 'Ivy Bell');
  await screen.findByText('Failed to delete child from database');
  expect(screen.getByText('Ivy Bell')).toBeTruthy();
});
