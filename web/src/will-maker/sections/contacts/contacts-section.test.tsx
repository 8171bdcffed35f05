import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aContactNamed, anExecutor } from '../../../testing/a-family.ts';
import { aGift } from '../../../testing/a-gift.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { aPreview } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import ContactsSection from './contacts-section.tsx';

afterEach(clearDrafts);

const ann = (changes: Partial<Contact> = {}) => aContactNamed('Ann Reed', { role: 'Friend', ...changes });

async function open(testatorRecord: Partial<TestatorRecord> = {}, calls: Answers = {}) {
  const user = showInWillMaker(<ContactsSection />, aTestatorRecord(testatorRecord), calls);
  await screen.findByRole('button', { name: 'Add Contact' });
  return user;
}
type User = Awaited<ReturnType<typeof open>>;

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function act(user: User, action: 'Edit' | 'Remove', name: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const type = async (user: User, name: RegExp, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);

async function chooseRole(user: User, option: string) {
  await user.click(screen.getByRole('button', { name: /Relationship to you/ }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('adds somebody, and lists them', async () => {
  const add = vi.fn((_input: unknown) => ann());
  const user = await open({}, { 'willData.contacts.add': add });
  await press(user, 'Add Contact');
  await type(user, /First name/, 'Ann');
  await press(user, 'Add contact');
  await screen.findByText('Please fill in required fields');
  await type(user, /Last name/, 'Reed');
  await chooseRole(user, 'Friend');
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({ contact: { firstName: 'Ann', lastName: 'Reed', role: 'Friend' } });
  await screen.findByText('Ann Reed');
});

it('asks whether someone of a known name is the same person, and changes nobody', async () => {
  const add = vi.fn((_input: unknown) => ann({ id: 'second' as never }));
  const user = await open({ contacts: [ann({ email: 'ann@example.com' })] }, { 'willData.contacts.add': add });
  const addAnn = async () => {
    await press(user, 'Add Contact');
    await type(user, /First name/, 'ann');
    await type(user, /Last name/, 'Reed');
    await chooseRole(user, 'Friend');
    await press(user, 'Add contact');
    await screen.findByRole('heading', { name: 'Is this the same person?' });
  };
  await addAnn();
  await press(user, 'Yes, use Ann Reed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(add).not.toHaveBeenCalled();
  await addAnn();
  await press(user, 'Back');
  await press(user, 'Add contact');
  await press(user, 'No, this is someone else');
  await screen.findByText('Contact added successfully');
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSomeoneElse: true }));
});

it('takes one name for the whole of it once that is confirmed', async () => {
  const add = vi.fn((_input: unknown) => ann({ firstName: 'Sukarno', lastName: '' }));
  const user = await open({}, { 'willData.contacts.add': add });
  await press(user, 'Add Contact');
  await type(user, /First name/, 'Sukarno');
  await chooseRole(user, 'Friend');
  await press(user, 'Add contact');
  await screen.findAllByText('Enter their last name. If they have one name only, save again');
  expect(add).not.toHaveBeenCalled();
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
});

it('says whom it is editing, and changes them', async () => {
  const update = vi.fn((_input: unknown) => ann({ notes: 'Speaks Welsh', version: 2 }));
  const user = await open({ contacts: [ann()] }, { 'willData.contacts.update': update });
  await act(user, 'Edit', 'Ann Reed');
  await screen.findByText('Editing contact');
  await type(user, /Notes/, 'Speaks Welsh');
  await press(user, 'Save contact');
  await screen.findByText('Contact updated successfully');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: 'ann', basedOn: 1, changes: { notes: 'Speaks Welsh' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const shelter = (changes: Partial<Contact> = {}) =>
  ann({ firstName: 'Shelter', lastName: '', kind: 'charity', isCharity: true, ...changes });
const contactSentTo = (call: ReturnType<typeof vi.fn>) =>
  (call.mock.lastCall?.[0] as { contact: Contact } | undefined)?.contact;

it('takes the one name and the number of a charity, and asks for nothing that people have', async () => {
  const add = vi.fn((_input: unknown) => shelter({ charityNumber: '263710' }));
  const user = await open({}, { 'willData.contacts.add': add });
  await press(user, 'Add Contact');
  await type(user, /Date of birth/, '01/02/1970');
  await user.click(screen.getByRole('radio', { name: 'A charity' }));
  await press(user, 'Not listed? Enter it yourself');
  const name = screen.getByRole('textbox', { name: /^Name of the charity/ });
  expect(document.activeElement).toBe(name);
  for (const question of [/Date of birth/, /Mobile/, /Last name/])
    expect(screen.queryByRole('textbox', { name: question })).toBeNull();
  expect(screen.queryByText(/^Are they disabled/)).toBeNull();
  await press(user, 'Add contact');
  await screen.findByRole('button', { name: 'Enter the name of the charity' });
  await user.type(name, 'Shelter');
  const number = screen.getByRole('textbox', { name: /Registered charity number/ });
  await user.type(number, '26371');
  expect(screen.queryByText('Check the number on the register.')).toBeNull();
  await user.tab();
  await screen.findByText('Check the number on the register.');
  await user.type(number, '0');
  await waitFor(() => expect(screen.queryByText('Check the number on the register.')).toBeNull());
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
  expect(contactSentTo(add)).toMatchObject({
    firstName: 'Shelter',
    lastName: '',
    role: 'other',
    kind: 'charity',
    isCharity: true,
    charityRegister: null,
    charityNumber: '263710',
    dateOfBirth: null,
  });
  await screen.findByText(/^Charity 263710/);
});

it('fills in a charity that is found on the register', async () => {
  const add = vi.fn((_input: unknown) => shelter());
  const found = { register: 'england_wales', number: '263710', name: 'Shelter', isRemoved: false };
  const user = await open(
    {},
    {
      'willData.contacts.add': add,
      'addressLookup.charities.find': () => ({ outcome: 'found', charities: [found] }),
    },
  );
  await press(user, 'Add Contact');
  await user.click(screen.getByRole('radio', { name: 'A charity' }));
  await type(user, /^Charity name or number/, 'shelter');
  await press(user, 'Search');
  await user.click(await screen.findByRole('option', { name: /^Shelter/ }));
  expect((screen.getByRole('textbox', { name: /^Name of the charity/ }) as HTMLInputElement).value).toBe('Shelter');
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
  expect(contactSentTo(add)).toMatchObject({
    firstName: 'Shelter',
    charityRegister: 'england_wales',
    charityNumber: '263710',
  });
});

it('leads from the missing name of a charity to the search, and back to the search from a name by hand', async () => {
  const user = await open();
  await press(user, 'Add Contact');
  await user.click(screen.getByRole('radio', { name: 'A charity' }));
  await press(user, 'Add contact');
  const search = () => screen.getByRole('textbox', { name: /^Charity name or number/ });
  await press(user, 'Enter the name of the charity');
  expect(document.activeElement).toBe(search());
  await press(user, 'Not listed? Enter it yourself');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name of the charity/ }));
  await press(user, 'Search the register');
  expect(document.activeElement).toBe(search());
});

it('takes the name and the number of another organisation', async () => {
  const add = vi.fn((_input: unknown) => ann());
  const user = await open({}, { 'willData.contacts.add': add });
  await press(user, 'Add Contact');
  await user.click(screen.getByRole('radio', { name: 'Another organisation' }));
  const longName = `The ${'Very '.repeat(20)}Old School`;
  await user.type(screen.getByRole('textbox', { name: /^Name of the organisation/ }), longName);
  await type(user, /^Company or other number/, '01234567');
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
  const contact = contactSentTo(add);
  expect(contact).toMatchObject({ kind: 'organisation', isCharity: false, organisationNumber: '01234567' });
  expect(`${contact?.firstName} ${contact?.lastName}`).toBe(longName);
});

it('leaves open what a contact is where nobody was asked, and keeps whether they need help with money', async () => {
  const update = vi.fn((_input: unknown) => ann({ version: 2 }));
  const user = await open({ contacts: [ann()] }, { 'willData.contacts.update': update });
  await act(user, 'Edit', 'Ann Reed');
  const kinds = await screen.findByRole('radiogroup', { name: 'Who is this?' });
  expect(within(kinds).queryByRole('radio', { checked: true })).toBeNull();
  const need = screen.getByRole('radiogroup', { name: /^Are they disabled, do they need help with money/ });
  await user.click(within(need).getByRole('radio', { name: 'Yes' }));
  await press(user, 'Save contact');
  await screen.findByText('Contact updated successfully');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ changes: { kind: null, protectShare: true } });
});

it('stores a date of birth that can be one', async () => {
  const update = vi.fn((_input: unknown) => ann({ dateOfBirth: '1970-02-01', version: 2 }));
  const user = await open({ contacts: [ann({ dateOfBirth: '1970-01-01' })] }, { 'willData.contacts.update': update });
  await act(user, 'Edit', 'Ann Reed');
  const date = await screen.findByRole('textbox', { name: /Date of birth/ });
  expect((date as HTMLInputElement).value).toBe('01/01/1970');
  await user.clear(date);
  await user.type(date, '31/02/1970');
  await press(user, 'Save contact');
  await screen.findByText('Date of birth must be a real date');
  expect(update).not.toHaveBeenCalled();
  await user.clear(date);
  await user.type(date, '1/2/70');
  await press(user, 'Save contact');
  await screen.findByText('Contact updated successfully');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ changes: { dateOfBirth: '1970-02-01', isCharity: false } });
});

it('asks before it throws away what was typed', async () => {
  const user = await open();
  await press(user, 'Add Contact');
  await type(user, /First name/, 'Ann');
  await press(user, 'Cancel');
  await screen.findByText('Discard changes?');
  await press(user, 'Keep editing');
  expect(((await screen.findByRole('textbox', { name: /First name/ })) as HTMLInputElement).value).toBe('Ann');
});

it('says so when somebody cannot be saved', async () => {
  const user = await open(
    { contacts: [ann()] },
    {
      'willData.contacts.update': () => {
        throw new Refused('down', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
  );
  await act(user, 'Edit', 'Ann Reed');
  await press(user, 'Save contact');
  await screen.findByText('Failed to save contact');
});

it('names what goes with a contact before it removes them, and brings everything back', async () => {
  let isThere = true;
  const record = () =>
    aTestatorRecord(
      isThere ? { contacts: [ann()], executors: [anExecutor('ann', { role: 'backup' })], gifts: [aGift()] } : {},
    );
  const restore = vi.fn((_input: unknown) => {
    isThere = true;
    return ann();
  });
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': record,
      'willData.contacts.remove': () => {
        isThere = false;
      },
      'willData.contacts.restore': restore,
    },
  );
  await act(user, 'Remove', 'Ann Reed');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ann Reed?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Backup executor',
    'Gets a gift: The piano',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove Ann Reed' }));
  await screen.findByText('Contact removed successfully');
  await screen.findByText('Removed: Ann Reed');
  expect(screen.queryByRole('button', { name: 'More for Ann Reed' })).toBeNull();
  await press(user, 'Undo');
  await screen.findByRole('button', { name: 'More for Ann Reed' });
  expect(restore).toHaveBeenCalledExactlyOnceWith({ id: 'ann' });
  await waitFor(() => expect(screen.queryByText('Removed: Ann Reed')).toBeNull());
});

it('has the will read again once a removal and its undoing are stored', async () => {
  let contacts = [ann()];
  const readWith: number[] = [];
  const preview = vi.fn(() => {
    readWith.push(contacts.length);
    return aPreview();
  });
  const user = openWillMaker(
    'contacts',
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ contacts }),
      'willData.willDocument.preview': preview,
      'willData.contacts.remove': () => {
        contacts = [];
      },
      'willData.contacts.restore': () => {
        contacts = [ann()];
        return ann();
      },
    },
  );
  await act(user, 'Remove', 'Ann Reed');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Ann Reed' }));
  await screen.findByText('Removed: Ann Reed');
  await waitFor(() => expect(readWith.at(-1)).toBe(0));
  await press(user, 'Undo');
  await waitFor(() => expect(readWith.at(-1)).toBe(1));
});

it('still offers to bring a contact back when that fails once', async () => {
  let contacts = [ann()];
  const user = await open(
    {},
    {
      'willData.testatorRecord.get': () => aTestatorRecord({ contacts }),
      'willData.contacts.remove': () => {
        contacts = [];
      },
      'willData.contacts.restore': () => {
        throw new Refused('down', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
  );
  await act(user, 'Remove', 'Ann Reed');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Ann Reed isn’t named anywhere in your will.');
  await user.click(dialog.getByRole('button', { name: 'Remove Ann Reed' }));
  await press(user, 'Undo');
  await screen.findByText('Failed to save contact');
  screen.getByRole('button', { name: 'Undo' });
});
