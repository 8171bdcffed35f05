import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aChildNamed, aContactNamed } from '../../testing/a-family.ts';
import { openUser, press, refuse, rosie, user } from '../../testing/open-user.tsx';

describe('the dialogs', () => {
  const type = (person: ReturnType<typeof openUser>, name: RegExp, text: string) =>
    person.type(screen.getByRole('textbox', { name }), text);

  async function choose(person: ReturnType<typeof openUser>, label: RegExp, option: string) {
    await press(person, label);
    await person.click(await screen.findByRole('option', { name: option }));
  }

  async function addIvy(person: ReturnType<typeof openUser>) {
    await press(person, 'Add Child');
    await type(person, /Full name/, 'Ivy May Bell');
    await type(person, /Date of birth/, '1/6/2015');
    await choose(person, /Relationship/, 'Stepdaughter');
  }

  it('ask for a child’s full name, date of birth and relationship', async () => {
    const person = openUser({ search: '?edit=true&tab=children' });
    await press(person, 'Add Child');
    await press(person, 'Add child');
    await screen.findByText('There is a problem');
    for (const words of ['Enter the child’s full name', 'Enter the child’s date of birth', 'Choose the relationship'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    await type(person, /Date of birth/, '1/6/2099');
    await press(person, 'Add child');
    expect((await screen.findAllByText('Date of birth must be in the past')).length).toBeGreaterThan(0);
  });

  it('add a child', async () => {
    const add = vi.fn((_input: unknown) => aChildNamed('Ivy', { relationship: 'Stepdaughter' }));
    const person = openUser({ search: '?edit=true&tab=children', answers: { 'willData.staff.addChild': add } });
    await addIvy(person);
    await choose(person, /Other parent/, 'Tom Reed');
    await press(person, 'Add child');
    await screen.findByText('Child added successfully');
    expect(add).toHaveBeenCalledWith({
      accountId: user.id,
      id: expect.any(String),
      child: {
        fullName: 'Ivy May Bell',
        dateOfBirth: '2015-06-01',
        relationship: 'Stepdaughter',
        otherParentId: 'tom',
      },
    });
    await screen.findByText('Ivy Bell');
  });

  it.each([
    [{}, /^Failed to add child\. /],
    [{ code: 'BAD_REQUEST', httpStatus: 400, fields: { accountId: 'Not one' } }, 'User ID not found'],
  ])('say why a child was not added: %j', async (data, words) => {
    const person = openUser({
      search: '?edit=true&tab=children',
      answers: { 'willData.staff.addChild': refuse(data) },
    });
    await addIvy(person);
    await press(person, 'Add child');
    await screen.findByText(words);
    expect((screen.getByRole('textbox', { name: /Full name/ }) as HTMLInputElement).value).toBe('Ivy May Bell');
  });

  it('change a child', async () => {
    let answer: (input: unknown) => unknown = refuse({});
    const change = vi.fn((input: unknown) => answer(input));
    const person = openUser({ search: '?edit=true&tab=children', answers: { 'willData.staff.updateChild': change } });
    await press(person, 'Edit Rosie Bell');
    await choose(person, /Other parent/, 'None');
    await press(person, 'Save child');
    await screen.findByText(/^Failed to update child\. /);
    answer = () => ({ ...rosie, otherParentId: null, version: 2 });
    await press(person, 'Save child');
    const toast = within(await screen.findByRole('alertdialog', { name: 'Saved' }));
    toast.getByText('Child updated successfully');
    expect(change).toHaveBeenLastCalledWith({
      accountId: user.id,
      id: rosie.id,
      basedOn: 1,
      changes: { fullName: 'Rosie Bell', dateOfBirth: '2016-09-03', relationship: 'Daughter', otherParentId: null },
    });
  });

  it('ask for a contact’s full name and role, and add one', async () => {
    let answer: () => unknown = refuse({});
    const add = vi.fn((_input: unknown) => answer());
    const person = openUser({ search: '?edit=true&tab=contacts', answers: { 'willData.staff.addContact': add } });
    await press(person, 'Add Contact');
    await press(person, 'Add contact');
    await screen.findByText('There is a problem');
    answer = refuse({ code: 'BAD_REQUEST', httpStatus: 400, fields: { 'contact.email': 'Enter an email address' } });
    await type(person, /Full name/, 'Ann van Reed');
    await choose(person, /Role/, 'Half-brother or half-sister');
    await press(person, 'Add contact');
    expect((await screen.findAllByText('Enter an email address')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Failed to add contact/)).toBeNull();
    answer = refuse({});
    await press(person, 'Add contact');
    await screen.findByText(/^Failed to add contact\. /);
    answer = () => aContactNamed('Ann Reed');
    await press(person, 'Add contact');
    await screen.findByText('Contact added successfully');
    expect(add).toHaveBeenLastCalledWith(
      expect.objectContaining({ contact: expect.objectContaining({ fullName: 'Ann van Reed', role: 'half_sibling' }) }),
    );
    await screen.findByText('Ann Reed');
  });

  it('ask for no role of a charity', async () => {
    const add = vi.fn((_input: unknown) => aContactNamed('Shelter', { isCharity: true, charityNumber: '263710' }));
    const person = openUser({ search: '?edit=true&tab=contacts', answers: { 'willData.staff.addContact': add } });
    await press(person, 'Add Contact');
    await person.click(screen.getByRole('radio', { name: 'A charity' }));
    await type(person, /Name of the charity/, 'Shelter');
    await type(person, /Registered charity number/, '263710');
    await press(person, 'Add contact');
    await screen.findByText('Contact added successfully');
    expect(add).toHaveBeenLastCalledWith(
      expect.objectContaining({
        contact: expect.objectContaining({
          fullName: 'Shelter',
          role: 'other',
          kind: 'charity',
          charityNumber: '263710',
        }),
      }),
    );
    await screen.findByText(/^Charity 263710/);
  });
});
