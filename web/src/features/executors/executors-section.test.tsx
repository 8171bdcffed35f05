import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContactNamed, aMarriedRecord, anExecutor } from '../../testing/a-family.ts';
import { type Answers, Refused } from '../../testing/answer-calls.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import ExecutorsSection from './executors-section.tsx';

const ann = aContactNamed('Ann Reed', { role: 'Aunt', mobileNumber: '7700900123' });
const bob = aContactNamed('Bob Finch');
const two = [anExecutor('ann'), anExecutor('bob', { position: 1 })];

const open = (changes: Parameters<typeof aMarriedRecord>[0] = {}, answers: Answers = {}) =>
  showInWillMaker(<ExecutorsSection />, aMarriedRecord({ contacts: [ann, bob], ...changes }), answers);

const refused = () => {
  throw new Refused('Something is in the way.');
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

describe('the dialog', () => {
  it('asks for both names and the relationship, and sends nothing before', async () => {
    const add = vi.fn();
    const user = open({}, { 'willData.executors.add': add });
    await user.click(await button(/^Add New Person/));
    await user.click(await button('Save executor'));
    await screen.findByText('Please enter first name and last name');
    for (const words of [
      'Enter the executor’s first name',
      'Enter the executor’s last name',
      'Choose who they are to you',
    ])
      expect(within(await dialog()).getAllByText(words).length).toBe(2);
    expect(add).not.toHaveBeenCalled();
  });

  it('starts from what is known of a contact, as primary, and appoints that very person', async () => {
    const appoint = vi.fn(() => [anExecutor('ann')]);
    const user = open({}, { 'willData.executors.appoint': appoint });
    await user.click(await button(/^Ann Reed Aunt/));
    const form = within(await dialog());
    expect((form.getByLabelText(/^Mobile number/) as HTMLInputElement).value).toBe('07700900123');
    expect((form.getByLabelText('Primary') as HTMLInputElement).checked).toBe(true);
    expect(form.getByRole('button', { name: /Relationship to you/ }).textContent).toContain('Aunt');
    await user.click(await button('Save executor'));
    await screen.findByText('Executor added successfully');
    expect(appoint).toHaveBeenCalledExactlyOnceWith({
      personId: 'ann',
      role: 'primary',
      person: expect.objectContaining({ firstName: 'Ann', role: 'Aunt' }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open with all that was typed when saving fails, and says why', async () => {
    const user = open({}, { 'willData.executors.appoint': refused });
    await user.click(await button(/^Bob Finch/));
    await user.type(within(await dialog()).getByLabelText(/^Middle names/), 'Jay');
    await user.click(await button('Save executor'));
    await screen.findByText('Failed to save executor');
    expect(within(await dialog()).getByText('Something is in the way.')).toBeTruthy();
    expect((within(await dialog()).getByLabelText(/^Middle names/) as HTMLInputElement).value).toBe('Jay');
  });

  it('puts what the service says of a field beside it', async () => {
    const user = open(
      { executors: two },
      {
        'willData.executors.update': () => {
          throw new Refused('No', { fields: { 'person.email': 'Enter an email address in the correct format' } });
        },
      },
    );
    await user.click(await button('Edit Ann Reed'));
    await user.click(await button('Save executor'));
    await screen.findByText('Failed to update executor');
    expect(within(await dialog()).getAllByText('Enter an email address in the correct format')).toHaveLength(2);
  });

  it('asks before it throws away what was typed, and closes at once where nothing was', async () => {
    const user = open();
    await user.click(await button(/^Add New Person/));
    await user.type(within(await dialog()).getByLabelText(/^First name/), 'Z');
    await user.keyboard('{Escape}');
    await user.click(await button('Keep editing'));
    expect((within(await dialog()).getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Z');
    await user.click(await button('Close'));
    await user.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button(/^Add New Person/));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the spouse', () => {
  it('is appointed without a form', async () => {
    const appoint = vi.fn(() => [anExecutor('spouse')]);
    const user = open({}, { 'willData.executors.appoint': appoint });
    await user.click(await button(/^Daniel Bell/));
    await screen.findByText('Executor added successfully');
    expect(appoint).toHaveBeenCalledExactlyOnceWith({ personId: 'spouse', role: 'primary' });
  });

  it('of whom nothing is stored has to be told of first', async () => {
    const user = open({ spouseDetails: null });
    await user.click(await button(/^Your spouse/));
    await screen.findByText('Please complete spouse details first');
    expect(screen.getByRole('link', { name: 'Go to Spouse/Partner Details' }).getAttribute('href')).toContain(
      'spouseDetails',
    );
  });

  it('who is kept out of the will is not offered', async () => {
    const { personalDetails, settings } = aMarriedRecord();
    open({
      personalDetails: personalDetails && { ...personalDetails, maritalStatus: 'partner' },
      settings: { ...settings, includePartner: false },
    });
    await button(/^Ann Reed/);
    expect(screen.queryByText('Daniel Bell')).toBeNull();
  });
});

describe('the list', () => {
  const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

  it('says which executors act first', async () => {
    open({ executors: [anExecutor('bob'), anExecutor('ann', { role: 'backup', position: 1 })] });
    await screen.findByRole('heading', { name: 'Primary executors' });
    expect(screen.getByRole('heading', { name: 'Backup executors' })).toBeTruthy();
    expect(names()).toEqual(['1. Bob Finch', '1. Ann Reed']);
  });

  it('sends a new order whole, primaries before backups', async () => {
    const executors = [...two, anExecutor('spouse', { role: 'backup', position: 2 })];
    const reorder = vi.fn(() => [two[1], two[0], executors[2]]);
    const user = open({ executors }, { 'willData.executors.reorder': reorder });
    await user.click(await button('Move Bob Finch up'));
    await waitFor(() => expect(reorder).toHaveBeenCalledOnce());
    expect(reorder).toHaveBeenCalledWith({ ids: ['executor-bob', 'executor-ann', 'executor-spouse'] });
    expect(names()).toEqual(['1. Bob Finch', '2. Ann Reed', '1. Daniel Bell']);
  });

  it('keeps the later of two orders while the one before it is answered', async () => {
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
    await user.click(await button('Move Bob Finch up'));
    await waitFor(() => expect(names()).toEqual(['1. Bob Finch', '2. Ann Reed']));
    await user.click(await button('Move Bob Finch down'));
    await waitFor(() => expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']));
    first.resolve();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']);
  });

  it('goes back to its order, its roles and its people when the service refuses', async () => {
    const user = open(
      { executors: two },
      {
        'willData.executors.reorder': refused,
        'willData.executors.setRole': refused,
        'willData.executors.remove': refused,
      },
    );
    const before = ['1. Ann Reed', '2. Bob Finch'];
    await user.click(await button('Move Bob Finch up'));
    await screen.findByText('Failed to save executor order');
    expect(names()).toEqual(before);
    await user.click(await button(/Role of Ann Reed/));
    await user.click(await screen.findByRole('option', { name: 'Backup' }));
    await screen.findByText('Failed to update executor role');
    expect((await button(/Role of Ann Reed/)).textContent).toContain('Primary');
    await user.click(await button('Remove Ann Reed'));
    await screen.findByText('Failed to remove executor');
    expect(names()).toEqual(before);
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
    await user.click(await button('Remove Ann Reed'));
    await screen.findByText('Executor removed successfully');
    expect(names()).toEqual(['1. Bob Finch']);
    await user.click(await button('Undo'));
    await waitFor(() => expect(names()).toEqual(['1. Ann Reed', '2. Bob Finch']));
    expect(reorder).toHaveBeenCalledWith({ ids: ['again', 'executor-bob'] });
  });
});
