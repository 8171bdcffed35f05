import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor } from '../../../testing/a-family.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import ExecutorsSection from './executors-section.tsx';

const ann = aContactNamed('Ann Reed', { role: 'Aunt', mobileNumber: '7700900123' });
const bob = aContactNamed('Bob Finch');
const two = [anExecutor('ann'), anExecutor('bob', { position: 1 })];

const open = (changes: Parameters<typeof aMarriedRecord>[0] = {}, answers: Answers = {}, step = 'primary') =>
  showInWillMaker(<ExecutorsSection step={step} />, aMarriedRecord({ contacts: [ann, bob], ...changes }), answers);

const refused = () => {
  throw new Refused('Something is in the way.');
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');
const card = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const ticked = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent?.replaceAll('\u00a0', ' '));
const chooseInMenu = async (user: ReturnType<typeof open>, person: string, action: string) => {
  await user.click(await button(`More for ${person}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the people to choose from', () => {
  it('are the spouse, grown-up children and contacts, who are appointed at once with the role of the step', async () => {
    const eve = aChildNamed('Eve', { dateOfBirth: '1990-01-01', gender: 'female' });
    const appoint = vi.fn(() => [anExecutor('eve', { role: 'backup' })]);
    const user = open({ children: [eve] }, { 'willData.executors.appoint': appoint }, 'backup');
    await card('Daniel Bell your husband');
    await user.click(await card('Eve Bell your daughter'));
    await screen.findByText('Executor added successfully');
    expect(appoint).toHaveBeenCalledExactlyOnceWith({ personId: 'eve', role: 'backup' });
    expect(ticked()).toEqual(['Eve Bell your daughter']);
  });

  it('are chosen by pressing them in the picture of the family as well as in the list', async () => {
    const appoint = vi.fn(() => [anExecutor('spouse')]);
    const remove = vi.fn(() => []);
    const children = [aChildNamed('Rosie')];
    const user = open({ children }, { 'willData.executors.appoint': appoint, 'willData.executors.remove': remove });
    const inPicture = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
    await user.click(await inPicture(/^Daniel, husband/));
    await waitFor(() => expect(ticked()).toEqual(['Daniel Bell your husband']));
    expect((await inPicture(/^Daniel, husband/)).textContent).toContain('Executor');
    expect(screen.queryByRole('button', { name: /^Rosie/, hidden: true })).toBeNull();
    await user.click(await inPicture(/^Daniel, husband/));
    await waitFor(() => expect(ticked()).toEqual([]));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('are ticked before the service has answered, and unticked again when it refuses', async () => {
    const user = open({}, { 'willData.executors.appoint': refused });
    await user.click(await card(/^Bob Finch/));
    await screen.findByText('Failed to save executor');
    await waitFor(() => expect(ticked()).toEqual([]));
  });

  it('say why they cannot be chosen, and cannot be', async () => {
    const children = [aChildNamed('Rosie', { gender: 'female' })];
    open({ children, contacts: [ann, aContactNamed('Shelter', { isCharity: true, role: 'Other' })] });
    await screen.findByText('Under 18, so can’t be an executor yet.');
    expect(screen.getByText('A charity can’t be an executor, but it can inherit.')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('with one name are chosen once that is said to be all of it, or once the last name is added', async () => {
    const appoint = vi.fn(() => [anExecutor('sukarno')]);
    const update = vi.fn(() => aContactNamed('Sukarno Putra', { version: 2 }));
    const calls = { 'willData.executors.appoint': appoint, 'willData.contacts.update': update };
    const user = open({ contacts: [aContactNamed('Sukarno')] }, calls);
    await screen.findByText('Executors need a first and last name.');
    await user.click(await button('Add last name: Sukarno'));
    await user.type(within(await dialog()).getByLabelText(/^Last name/), 'Putra');
    await user.click(await button('Save executor'));
    await screen.findByText('Executor added successfully');
    expect(update).toHaveBeenCalledExactlyOnceWith({
      id: 'sukarno',
      basedOn: 1,
      changes: expect.objectContaining({ lastName: 'Putra' }),
    });
    expect(ticked()).toEqual(['Sukarno Putra your friend']);
  });

  it('with one name can be taken as they are', async () => {
    const appoint = vi.fn(() => [anExecutor('sukarno')]);
    const user = open({ contacts: [aContactNamed('Sukarno')] }, { 'willData.executors.appoint': appoint });
    await user.click(await button('They have one name: Sukarno'));
    await screen.findByText('Executor added successfully');
    expect(ticked()).toEqual(['Sukarno your friend']);
  });

  it('are not offered again as a backup where they come first, and can be moved up from being one', async () => {
    const executors = [anExecutor('ann'), anExecutor('bob', { role: 'backup', position: 1 })];
    const setRole = vi.fn(() => [anExecutor('ann'), anExecutor('bob', { position: 1 })]);
    const user = open({ executors }, { 'willData.executors.setRole': setRole }, 'all');
    await screen.findByText('Already one of your executors.');
    await user.click(await card(/^Bob Finch your friend\s· backup executor$/));
    await screen.findByText('Executor role updated to primary');
    expect(setRole).toHaveBeenCalledExactlyOnceWith({ id: 'executor-bob', role: 'primary' });
  });

  it('are led to by a spouse of whom nothing is stored', async () => {
    open({ spouseDetails: null });
    await screen.findByText(/Please complete spouse details first/);
    expect(screen.getByRole('link', { name: 'Go to Spouse/Partner Details' }).getAttribute('href')).toContain(
      'spouseDetails',
    );
  });

  it('leave out a partner who is kept out of the will', async () => {
    const { personalDetails, settings } = aMarriedRecord();
    open({
      personalDetails: personalDetails && { ...personalDetails, maritalStatus: 'partner' },
      settings: { ...settings, includePartner: false },
    });
    await card(/^Ann Reed/);
    expect(screen.queryByText('Daniel Bell')).toBeNull();
  });
});

describe('someone new', () => {
  const typeName = async (user: ReturnType<typeof open>, first: string, last: string) => {
    await user.click(await button('Add New Person'));
    const form = within(await dialog());
    await user.type(form.getByLabelText(/^First name/), first);
    await user.type(form.getByLabelText(/^Last name/), last);
    await user.click(form.getByRole('button', { name: /Relationship to you/ }));
    await user.click(await screen.findByRole('option', { name: 'Friend' }));
  };

  it('needs a name and a relationship, and is sent only then', async () => {
    const add = vi.fn();
    const user = open({}, { 'willData.executors.add': add });
    await user.click(await button('Add New Person'));
    await user.click(await button('Save executor'));
    await screen.findByText('Please enter first name and last name');
    for (const words of [
      'Enter the executor’s first name',
      'Enter their last name. If they have one name only, save again',
      'Choose who they are to you',
    ])
      expect(within(await dialog()).getAllByText(words).length).toBe(2);
    expect(add).not.toHaveBeenCalled();
  });

  it('may have one name, once that is confirmed', async () => {
    const add = vi.fn((_input: unknown) => []);
    const user = open({}, { 'willData.executors.add': add });
    await user.click(await button('Add New Person'));
    const form = within(await dialog());
    await user.type(form.getByLabelText(/^First name/), 'Suharto');
    await user.click(form.getByRole('button', { name: /Relationship to you/ }));
    await user.click(await screen.findByRole('option', { name: 'Friend' }));
    await user.click(await button('Save executor'));
    await form.findAllByText('Enter their last name. If they have one name only, save again');
    expect(add).not.toHaveBeenCalled();
    await user.click(await button('Save executor'));
    await screen.findByText('Executor added successfully');
    expect(add.mock.calls[0]?.[0]).toMatchObject({ person: { firstName: 'Suharto', lastName: '' } });
  });

  it('is added with the role of the step, and contact details only where they are wanted', async () => {
    const add = vi.fn((_input: unknown) => []);
    const user = open({}, { 'willData.executors.add': add }, 'backup');
    await typeName(user, 'Dee', 'Lark');
    const form = within(await dialog());
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Backup executor' }).checked).toBe(true);
    expect(form.queryByLabelText(/^Email/)).toBeNull();
    await user.click(await button('Add contact details'));
    expect(document.activeElement).toBe(form.getByLabelText(/^Email/));
    await user.click(await button('Save executor'));
    await screen.findByText('Executor added successfully');
    expect(add).toHaveBeenCalledExactlyOnceWith({
      personId: expect.stringMatching(/^[\da-f-]{36}$/),
      role: 'backup',
      person: expect.objectContaining({ firstName: 'Dee', lastName: 'Lark', role: 'friend' }),
      isSomeoneElse: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with a known name is asked about, and nobody is changed: the known one is used', async () => {
    const [add, appoint] = [vi.fn(), vi.fn(() => [anExecutor('ann')])];
    const user = open({}, { 'willData.executors.add': add, 'willData.executors.appoint': appoint });
    await typeName(user, 'ann', 'Reed');
    await user.click(await button('Save executor'));
    expect((await screen.findByRole('heading', { name: 'Is this the same person?' })) === document.activeElement).toBe(
      true,
    );
    await user.click(await button('Yes, use Ann Reed'));
    await screen.findByText('Executor added successfully');
    expect(appoint).toHaveBeenCalledExactlyOnceWith({ personId: 'ann', role: 'primary' });
    expect(add).not.toHaveBeenCalled();
  });

  it('with a known email is added as someone else where that is said', async () => {
    const add = vi.fn((_input: unknown) => []);
    const shared = { ...ann, email: 'reeds@example.com' };
    const user = open({ contacts: [shared] }, { 'willData.executors.add': add });
    await typeName(user, 'Joan', 'Reed');
    await user.click(await button('Add contact details'));
    await user.type(screen.getByLabelText(/^Email/), 'Reeds@example.com');
    await user.click(await button('Save executor'));
    await user.click(await button('No, this is someone else'));
    await screen.findByText('Executor added successfully');
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSomeoneElse: true }));
  });

  it('named meanwhile in another window is asked about when the service says so', async () => {
    const testatorRecord = aMarriedRecord({ contacts: [bob] });
    const add = () => {
      testatorRecord.contacts = [bob, ann];
      throw new Refused('Say whether this is the same person.', { reason: 'PersonKnown', code: 'CONFLICT' });
    };
    const user = showInWillMaker(<ExecutorsSection step="primary" />, testatorRecord, {
      'willData.executors.add': add,
    });
    await typeName(user, 'Ann', 'Reed');
    await user.click(await button('Save executor'));
    await button('Yes, use Ann Reed');
    await user.click(await button('Back'));
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann');
    expect(screen.queryByText('Failed to save executor')).toBeNull();
  });

  it('with the name of a child under 18 cannot be that child', async () => {
    const user = open({ children: [aChildNamed('Rosie', { lastName: 'Bell' })] });
    await typeName(user, 'Rosie', 'Bell');
    await user.click(await button('Save executor'));
    await screen.findByRole('heading', { name: 'Is this the same person?' });
    expect(within(await dialog()).getByText('Under 18, so can’t be an executor yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Yes, use/ })).toBeNull();
  });

  it('stays as typed when saving fails, and the dialog says why', async () => {
    const user = open({}, { 'willData.executors.add': refused });
    await typeName(user, 'Dee', 'Lark');
    await user.click(await button('Save executor'));
    await screen.findByText('Failed to save executor');
    expect(within(await dialog()).getByText('Something is in the way.')).toBeTruthy();
    expect(within(await dialog()).getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Dee');
  });

  it('is asked about before it is thrown away, and the dialog closes at once where nothing was typed', async () => {
    const user = open();
    await user.click(await button('Add New Person'));
    await user.type(within(await dialog()).getByLabelText(/^First name/), 'Z');
    await user.keyboard('{Escape}');
    await user.click(await button('Keep editing'));
    await user.click(await button('Close'));
    await user.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Add New Person'));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the menu of an executor', () => {
  it('edits them, and puts what the service says of a field beside it', async () => {
    const user = open(
      { executors: two },
      {
        'willData.executors.update': () => {
          throw new Refused('No', { fields: { 'person.email': 'Enter an email address in the correct format' } });
        },
      },
    );
    await chooseInMenu(user, 'Ann Reed', 'Edit');
    const form = within(await dialog());
    expect(form.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('07700900123');
    await user.click(await button('Save executor'));
    await screen.findByText('Failed to update executor');
    expect(form.getAllByText('Enter an email address in the correct format')).toHaveLength(2);
  });

  it('changes their role, and the focus stays with them', async () => {
    const changed = [anExecutor('bob', { position: 1 }), anExecutor('ann', { role: 'backup' })];
    const user = open({ executors: two }, { 'willData.executors.setRole': () => changed });
    await chooseInMenu(user, 'Ann Reed', 'Make backup executor');
    await screen.findByText('Executor role updated to backup');
    const changedCard = await card(/^Ann Reed your aunt\s· backup executor$/);
    await waitFor(() => expect(document.activeElement).toBe(changedCard));
  });

  it('leaves them where they were when the service refuses', async () => {
    const user = open(
      { executors: two },
      { 'willData.executors.setRole': refused, 'willData.executors.remove': refused },
    );
    await chooseInMenu(user, 'Ann Reed', 'Make backup executor');
    await screen.findByText('Failed to update executor role');
    const unchanged = await card(/^Ann Reed your aunt\s· 1\sof\s2$/);
    await waitFor(() => expect(document.activeElement).toBe(unchanged));
    await chooseInMenu(user, 'Ann Reed', 'Remove');
    await screen.findByText('Failed to remove executor');
    await waitFor(() => expect(ticked()).toEqual(['Ann Reed your aunt · 1 of 2', 'Bob Finch your friend · 2 of 2']));
  });

  it('brings a removed executor back to their place', async () => {
    const back = anExecutor('ann', { id: 'again' as never, position: 1 });
    const reorder = vi.fn(() => [{ ...back, position: 0 }, two[1]]);
    const user = open(
      { executors: two },
      {
        'willData.executors.remove': () => [two[1]],
        'willData.executors.appoint': () => [two[1], back],
        'willData.executors.reorder': reorder,
      },
    );
    await user.click(await card(/^Ann Reed/));
    await screen.findByText('Executor removed successfully');
    expect(ticked()).toEqual(['Bob Finch your friend']);
    await user.click(await button('Undo'));
    await waitFor(() => expect(reorder).toHaveBeenCalledWith({ ids: ['again', 'executor-bob'] }));
    await waitFor(() => expect(ticked()).toHaveLength(2));
  });
});

describe('the order', () => {
  const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
  const reorderButton = () => button('Reorder: Your executors');

  it('is changed only while reordering, and sent whole, primaries before backups', async () => {
    const executors = [...two, anExecutor('spouse', { role: 'backup', position: 2 })];
    const reorder = vi.fn(() => [two[1], two[0], executors[2]]);
    const user = open({ executors }, { 'willData.executors.reorder': reorder });
    await reorderButton();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await chooseInMenu(user, 'Bob Finch', 'Reorder');
    await user.click(await button('Move Bob Finch up'));
    await waitFor(() => expect(reorder).toHaveBeenCalledOnce());
    expect(reorder).toHaveBeenCalledWith({ ids: ['executor-bob', 'executor-ann', 'executor-spouse'] });
    expect(names()).toEqual(['1. Bob Finch', '2. Ann Reed']);
    await user.click(await button('Done: Your executors'));
    expect(await reorderButton()).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await reorderButton()));
  });

  it('keeps the later of two while the one before it is answered', async () => {
    const user = open({ executors: two }, { 'willData.executors.reorder': () => [two[1], two[0]] });
    const first = Promise.withResolvers<void>();
    const sent = vi.fn();
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!address.includes('reorder')) return answer(address, init);
      sent();
      await (sent.mock.calls.length === 1 ? first.promise : new Promise(() => undefined));
      return answer(address, init);
    });
    await user.click(await reorderButton());
    await user.click(await button('Move Bob Finch up'));
    await waitFor(() => expect(names()).toEqual(['1. Bob Finch', '2. Ann Reed']));
    await user.click(await button('Move Bob Finch down'));
    await waitFor(() => expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']));
    first.resolve();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']);
  });

  it('goes back to what it was when the service refuses', async () => {
    const user = open({ executors: two }, { 'willData.executors.reorder': refused });
    await user.click(await reorderButton());
    await user.click(await button('Move Bob Finch up'));
    await screen.findByText('Failed to save executor order');
    expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']);
  });
});
