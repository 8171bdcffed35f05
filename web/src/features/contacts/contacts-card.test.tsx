import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aContactNamed } from '../../testing/a-family.ts';
import { aTestatorRecord } from '../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../testing/answer-calls.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import ContactsCard from './contacts-card.tsx';

const ann = (changes: Partial<Contact> = {}) => aContactNamed('Ann Reed', { role: 'Friend', ...changes });

async function open(testatorRecord: Partial<TestatorRecord> = {}, calls: Answers = {}) {
  const user = showInWillMaker(<ContactsCard />, aTestatorRecord(testatorRecord), calls);
  await screen.findByRole('button', { name: 'Add Contact' });
  return user;
}
type User = Awaited<ReturnType<typeof open>>;

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
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
  await press(user, 'Edit Ann Reed');
  await screen.findByText('Editing contact');
  await type(user, /Notes/, 'Speaks Welsh');
  await press(user, 'Save contact');
  await screen.findByText('Contact updated successfully');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: 'ann', basedOn: 1, changes: { notes: 'Speaks Welsh' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes the one name and the number of a charity, and asks for no date of birth', async () => {
  const add = vi.fn((_input: unknown) => ann({ firstName: 'Shelter', lastName: '', isCharity: true }));
  const user = await open({}, { 'willData.contacts.add': add });
  await press(user, 'Add Contact');
  await type(user, /First name/, 'Shelter');
  await chooseRole(user, 'Other');
  await type(user, /Date of birth/, '01/02/1970');
  await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
  expect(screen.queryByRole('textbox', { name: /Date of birth/ })).toBeNull();
  await type(user, /Registered charity number/, '263710');
  await press(user, 'Add contact');
  await screen.findByText('Contact added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    contact: { lastName: '', isCharity: true, charityNumber: '263710', dateOfBirth: null },
  });
});

it('stores a date of birth that can be one', async () => {
  const update = vi.fn((_input: unknown) => ann({ dateOfBirth: '1970-02-01', version: 2 }));
  const user = await open({ contacts: [ann({ dateOfBirth: '1970-01-01' })] }, { 'willData.contacts.update': update });
  await press(user, 'Edit Ann Reed');
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
  await press(user, 'Edit Ann Reed');
  await press(user, 'Save contact');
  await screen.findByText('Failed to save contact');
});
