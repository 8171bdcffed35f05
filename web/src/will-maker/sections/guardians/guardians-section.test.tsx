import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aChildNamed, aContactNamed, aHusband, aMarriedRecord, aPlan } from '../../../testing/a-family.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import GuardiansSection from './guardians-section.tsx';

const contacts = [aContactNamed('Ann Reed'), aContactNamed('Bob Finch'), aContactNamed('Cy Stone')];
const rosie = aChildNamed('Rosie');
const id = (words: string) => words as never;

type Changes = Parameters<typeof aMarriedRecord>[0];
const aFamily = (changes: Changes = {}) =>
  aMarriedRecord({ contacts, children: [rosie], guardians: [aPlan('rosie', { version: 4 })], ...changes });

const open = (changes: Changes = {}, answers: Answers = {}) =>
  showInWillMaker(<GuardiansSection />, aFamily(changes), answers);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refused = () => {
  throw new Refused('Something is in the way.');
};

async function choose(user: ReturnType<typeof open>) {
  await user.click(await button('Select Guardians for Rosie Bell'));
  await screen.findByRole('dialog', { name: 'Guardian Appointments' });
}

const card = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const chooseInMenu = async (user: ReturnType<typeof open>, person: string, action: string) => {
  await user.click(await button(`More for ${person}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const stepsIn = () =>
  within(screen.getAllByRole('list', { hidden: true }).find((list) => list.tagName === 'OL') as HTMLElement)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

describe('a child’s card', () => {
  it('has individuals first, then groups', async () => {
    open({
      guardians: [
        aPlan('rosie', {
          version: 1,
          primaryIds: [id('spouse')],
          backupIds: [id('cy')],
          groups: [{ id: id('g'), name: '', memberIds: [id('ann'), id('bob')] }],
        }),
      ],
    });
    await button('Edit Guardians for Rosie Bell');
    expect(stepsIn()).toEqual(['First Daniel Bell', 'Then Cy Stone', 'Then Ann Reed and Bob Finch, together']);
    expect(screen.queryByText(/^Please select guardians/)).toBeNull();
  });

  it('is there only for a child under 18, and asks for guardians until there are some', async () => {
    open({ children: [rosie, aChildNamed('Max', { dateOfBirth: '2000-01-01' })] });
    await screen.findByText('Please select guardians for all your children under 18.');
    expect(screen.getAllByRole('button', { name: /^Select Guardians for/ })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Rosie Bell' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Set Same Guardians/ })).toBeNull();
  });
});

describe('children with the same guardians', () => {
  it('share a card, and can be given others', async () => {
    const children = [rosie, aChildNamed('Martha')];
    const guardians = ['rosie', 'martha'].map((child) =>
      aPlan(child, { version: 1, primaryIds: [id('spouse')], backupIds: [id('ann')] }),
    );
    const user = open({ children, guardians });
    await screen.findByRole('heading', { name: 'Rosie and Martha' });
    expect(stepsIn()).toEqual(['First Daniel Bell', 'Then Ann Reed']);
    expect(screen.queryByRole('button', { name: /^Set Same Guardians/ })).toBeNull();
    await user.click(await button('Choose differently for Martha'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardian Appointments' }));
    expect(dialog.getByText('Martha Bell')).toBeTruthy();
    expect(dialog.queryByText(/Rosie/, { ignore: '[aria-hidden] *' })).toBeNull();
  });
});

describe('the suggestion', () => {
  it('is saved after a moment, shown, and undone for one child', async () => {
    const replace = vi.fn((input: unknown) => {
      const { children, selection } = input as { children: { childId: string }[]; selection: { primaryIds: never[] } };
      return children.map(({ childId }) => aPlan(childId, { version: 1, primaryIds: selection.primaryIds }));
    });
    const user = open({ guardians: [aPlan('rosie')] }, { 'willData.guardians.replace': replace });
    await screen.findByText(/We put Daniel Bell first for Rosie/);
    // Nobody asked for it, so no notice lies over it.
    expect(screen.queryByText('Guardian saved successfully')).toBeNull();
    expect(replace).toHaveBeenCalledExactlyOnceWith({
      children: [{ childId: 'rosie', basedOn: 0 }],
      selection: { primaryIds: ['spouse'], backupIds: [], groups: [] },
    });
    await user.click(await button(/^Undo for Rosie/));
    await screen.findByText('No guardians yet.');
    expect(replace).toHaveBeenLastCalledWith({
      children: [{ childId: 'rosie', basedOn: 1 }],
      selection: { primaryIds: [], backupIds: [], groups: [] },
    });
    expect(screen.queryByText('Our suggestion')).toBeNull();
  });

  it('says nothing when it cannot be saved', async () => {
    const replace = vi.fn(refused);
    open({ guardians: [aPlan('rosie')] }, { 'willData.guardians.replace': replace });
    await waitFor(() => expect(replace).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(screen.queryByText(/Failed/)).toBeNull();
    expect(screen.getByText('No guardians yet.')).toBeTruthy();
  });
});

describe('the dialog', () => {
  it('gives the first place to whoever is ticked while no one has it, the spouse too', async () => {
    const user = open();
    await choose(user);
    await user.click(await card(/^Daniel Bell/));
    await button('More for Daniel Bell');
    expect(screen.queryByRole('row')).toBeNull();
    await user.click(await card(/^Ann Reed/));
    expect(rows()).toEqual(['2. Ann Reed']);
    // Nobody is in two places.
    expect(screen.queryByRole('checkbox', { name: /^(Daniel Bell|Ann Reed)/ })).toBeNull();
    await chooseInMenu(user, 'Daniel Bell', 'Remove');
    await screen.findByText('No one yet. Whoever you choose next comes first.');
    await user.click(await card(/^Daniel Bell/));
    await chooseInMenu(user, 'Daniel Bell', 'Move after the others');
    expect(rows()).toEqual(['1. Ann Reed', '2. Daniel Bell']);
    await user.click(await button('Put Daniel Bell first'));
    expect(document.activeElement?.textContent).toBe('First');
    expect(rows()).toEqual(['2. Ann Reed']);
  });

  it('offers no charity and no child under 18', async () => {
    const user = open({ contacts: [...contacts, aContactNamed('Shelter', { isCharity: true })] });
    await choose(user);
    await card(/^Ann Reed/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(within(screen.getByRole('dialog')).queryByText('Shelter')).toBeNull();
  });

  it('groups two alternates, numbers the group after them, and ungroups', async () => {
    const user = open();
    await choose(user);
    for (const name of [/^Cy/, /^Daniel/, /^Ann/, /^Bob/]) await user.click(await card(name));
    await user.click(await button('Group Guardians'));
    await user.click(screen.getByRole('checkbox', { name: 'Ann Reed' }));
    await user.click(await button('Make a group'));
    expect(screen.getByText('Choose at least two people')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Bob Finch' }));
    await user.click(await button('Make a group'));
    expect(rows()).toEqual(['2. Daniel Bell', '3. Ann Reed and Bob Finch, together']);
    await chooseInMenu(user, 'Ann Reed and Bob Finch, together', 'Remove Ann Reed from group');
    expect(rows()).toEqual(['2. Daniel Bell', '3. Ann Reed', '4. Bob Finch']);
    await user.click(await button('Group Guardians'));
    for (const name of ['Daniel Bell', 'Ann Reed']) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(await button('Make a group'));
    await chooseInMenu(user, 'Bob Finch', 'Add to Daniel Bell and Ann Reed, together');
    expect(rows()).toEqual(['2. Daniel Bell, Ann Reed and Bob Finch, together']);
    await chooseInMenu(user, 'Daniel Bell, Ann Reed and Bob Finch, together', 'Ungroup');
    expect(rows()).toEqual(['2. Daniel Bell', '3. Ann Reed', '4. Bob Finch']);
  });

  it('moves alternates only while reordering', async () => {
    const user = open();
    await choose(user);
    for (const name of [/^Ann/, /^Bob/, /^Cy/]) await user.click(await card(name));
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.click(await button('Reorder: Alternate guardians'));
    await user.click(await button('Move Cy Stone up'));
    expect(rows()).toEqual(['2. Cy Stone', '3. Bob Finch']);
  });

  it('changes nothing when saving fails, and says what the service said', async () => {
    const user = open({}, { 'willData.guardians.replace': refused });
    await choose(user);
    await user.click(await card(/^Ann Reed/));
    await user.click(await button('Save guardians'));
    expect((await screen.findAllByText('Failed to save guardians: Something is in the way.')).length).toBe(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await button('More for Ann Reed');
  });

  it('saves over a change of another window only once the person knows of it', async () => {
    const testatorRecord = aFamily();
    const replace = vi.fn((_input: unknown): unknown => {
      testatorRecord.guardians = [aPlan('rosie', { version: 5, primaryIds: [id('cy')] })];
      throw new Refused('The guardians changed in another window.', { reason: 'GuardiansChanged', code: 'CONFLICT' });
    });
    const user = showInWillMaker(<GuardiansSection />, testatorRecord, { 'willData.guardians.replace': replace });
    await choose(user);
    await user.click(await card(/^Ann Reed/));
    await user.click(await button('Save guardians'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('changed in another window'));
    replace.mockImplementation(() => [aPlan('rosie', { version: 6, primaryIds: [id('ann')] })]);
    await waitFor(() => expect(stepsIn()).toEqual(['First Cy Stone']));
    await user.click(await button('Save guardians'));
    await screen.findByText('Guardians updated');
    const basedOn = replace.mock.calls.map(
      ([input]) => (input as { children: { basedOn: number }[] }).children[0]?.basedOn,
    );
    expect(basedOn).toEqual([4, 5]);
  });

  it('says that it applies to all children when it does', async () => {
    const children = [rosie, aChildNamed('Max')];
    const guardians = [aPlan('rosie', { version: 1 }), aPlan('max', { version: 2, primaryIds: [id('ann')] })];
    const replace = vi.fn((_input: unknown) => guardians);
    const user = open({ children, guardians }, { 'willData.guardians.replace': replace });
    await user.click(await button('Set Same Guardians for All Children Under 18'));
    await user.click(await button('Save guardians'));
    await screen.findByText('Guardians applied to all children');
    expect(replace).toHaveBeenCalledExactlyOnceWith({
      children: [
        { childId: 'rosie', basedOn: 1 },
        { childId: 'max', basedOn: 2 },
      ],
      selection: { primaryIds: ['ann'], backupIds: [], groups: [] },
    });
  });
});

describe('somebody’s details, in the place of the choice', () => {
  it('are kept when saving fails, and lead back to the choice as it was', async () => {
    const user = open({}, { 'willData.contacts.add': refused, 'willData.contacts.update': refused });
    await choose(user);
    await user.click(await card(/^Ann Reed/));
    await user.click(await button('Add Someone New'));
    await screen.findByRole('dialog', { name: 'Add Someone New' });
    await user.click(await button('Save guardian'));
    await screen.findByText('Please enter first name and last name');
    await user.type(screen.getByLabelText(/^First name/), 'Dee');
    await user.type(screen.getByLabelText(/^Last name/), 'Lark');
    await user.click(await button('Save guardian'));
    await screen.findByText('Failed to save guardian');
    expect((screen.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Dee');
    await user.click(await button('Back'));
    await user.click(await button('Discard changes'));
    await screen.findByRole('dialog', { name: 'Guardian Appointments' });
    await chooseInMenu(user, 'Ann Reed', 'Edit');
    await user.click(await button('Save guardian'));
    await screen.findByText('Failed to update guardian');
    await user.click(await button('Back'));
    await button('More for Ann Reed');
  });

  it('name someone new, who is chosen at once', async () => {
    const add = vi.fn((input: unknown) => {
      const { id, contact } = input as { id: string; contact: object };
      return { ...aContactNamed('Dee Lark'), ...contact, id };
    });
    const user = open({}, { 'willData.contacts.add': add });
    await choose(user);
    await user.click(await button('Add Someone New'));
    await user.type(await screen.findByLabelText(/^First name/), 'Dee');
    await user.type(screen.getByLabelText(/^Last name/), 'Lark');
    await user.click(await button('Save guardian'));
    await screen.findByText('Guardian added successfully');
    expect(add).toHaveBeenCalledExactlyOnceWith({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      contact: expect.objectContaining({ firstName: 'Dee', lastName: 'Lark', role: 'other' }),
      isSomeoneElse: false,
    });
    await button('More for Dee Lark');
  });

  it('may be one name, once that is confirmed', async () => {
    const add = vi.fn((_input: unknown) => aContactNamed('Sukarno'));
    const user = open({}, { 'willData.contacts.add': add });
    await choose(user);
    await user.click(await button('Add Someone New'));
    await user.type(await screen.findByLabelText(/^First name/), 'Sukarno');
    await user.click(await button('Save guardian'));
    await screen.findAllByText('Enter their last name. If they have one name only, save again');
    expect(add).not.toHaveBeenCalled();
    await user.click(await button('Save guardian'));
    await screen.findByText('Guardian added successfully');
  });

  it('lead back to someone named already, whom nothing changes', async () => {
    const add = vi.fn();
    const user = open({}, { 'willData.contacts.add': add });
    await choose(user);
    await user.click(await button('Add Someone New'));
    await user.type(await screen.findByLabelText(/^First name/), 'bob');
    await user.type(screen.getByLabelText(/^Last name/), 'finch');
    await user.click(await button('Save guardian'));
    await user.click(await button('Yes, use Bob Finch'));
    await button('More for Bob Finch');
    expect(add).not.toHaveBeenCalled();
  });

  it('are the spouse’s own, and are saved as theirs', async () => {
    const save = vi.fn(() => aHusband({ fullName: 'Dan Bell', version: 2 }));
    const user = open({}, { 'willData.spouseDetails.save': save });
    await choose(user);
    await user.click(await card(/^Daniel Bell/));
    await chooseInMenu(user, 'Daniel Bell', 'Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Guardian' }));
    await user.clear(form.getByLabelText('Full name'));
    await user.type(form.getByLabelText('Full name'), 'Dan Bell');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Spouse updated successfully');
    expect(save).toHaveBeenCalledExactlyOnceWith({
      basedOn: 1,
      changes: { fullName: 'Dan Bell', relationship: 'husband', gender: 'male' },
    });
    await button('More for Dan Bell');
  });
});
