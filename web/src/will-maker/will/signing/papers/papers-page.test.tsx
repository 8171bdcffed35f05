import type { HoldingId, LetterId } from '@plainwill/contracts/shared/ids';
import type { Holding } from '@plainwill/contracts/will-data/signing/holdings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLetter } from '../../../../testing/a-letter.ts';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { type Answers, Refused } from '../../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import PapersPage from './papers-page.tsx';

const anEntry = (changes: Partial<Holding> = {}): Holding => ({
  id: 'b0a5c1de-0000-4000-8000-000000000001' as HoldingId,
  version: 1,
  kind: 'account',
  what: 'Savings account',
  who: 'Nationwide',
  reference: 'ending 5678',
  where: 'the blue folder',
  notes: '',
  ...changes,
});

const open = (list: Holding[], answers: Answers = {}) =>
  showInWillMaker(<PapersPage />, aWholeRecord(), { 'willData.holdings.list': () => list, ...answers });

const button = (name: string) => screen.findByRole('button', { name });

async function openDialog(user: ReturnType<typeof open>, kind: string) {
  await user.click(await button('Add to your list'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /What kind of thing/ }));
  await user.click(await screen.findByRole('option', { name: kind }));
  return dialog;
}

describe('the list for executors', () => {
  it('says what it is for while it is empty, and asks in the words of the kind that is chosen', async () => {
    const save = vi.fn((input: unknown) => [anEntry({ ...(input as { holding: object }).holding })]);
    const user = open([], { 'willData.holdings.save': save });
    await screen.findByText(/what your executors cannot find, they cannot pass on/);
    const dialog = await openDialog(user, 'Pensions');
    await user.type(within(dialog).getByLabelText(/Name of the scheme/), 'Teachers');
    await user.type(within(dialog).getByLabelText(/Pension provider/), 'Capita');
    await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
    await screen.findByRole('heading', { name: 'Pensions' });
    expect(save).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      basedOn: 0,
      holding: { kind: 'pension', what: 'Teachers', who: 'Capita', reference: '', where: '', notes: '' },
    });
  });

  it('puts a refused password beside the line it was typed in', async () => {
    const message = 'Do not keep passwords here: write where they are kept.';
    const user = open([], {
      'willData.holdings.save': () => {
        throw new Refused(message, { reason: 'LooksLikePassword', fields: { where: message } });
      },
    });
    const dialog = await openDialog(user, 'Papers');
    await user.type(within(dialog).getByLabelText(/Which papers/), 'Deeds');
    const where = within(dialog).getByLabelText(/Where they are/);
    await user.type(where, 'PIN: 4821');
    await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(where.getAttribute('aria-invalid')).toBe('true'));
    expect(within(dialog).getAllByText(message).length).toBeGreaterThan(0);
  });

  it('takes an entry off, and puts it back', async () => {
    const restore = vi.fn(() => [anEntry()]);
    const user = open([anEntry()], {
      'willData.holdings.remove': () => [],
      'willData.holdings.restore': restore,
    });
    await user.click(await button('Remove: Savings account'));
    await screen.findByText(/^Nothing yet/);
    await user.click(await button('Undo'));
    await screen.findByText('Savings account');
    expect(restore).toHaveBeenCalledWith({ id: anEntry().id });
  });

  it('edits an entry over the version that is shown', async () => {
    const save = vi.fn(() => [anEntry({ version: 2, where: 'the attic' })]);
    const user = open([anEntry()], { 'willData.holdings.save': save });
    await user.click(await button('Edit: Savings account'));
    const where = await screen.findByLabelText(/Where the papers are/);
    await user.clear(where);
    await user.type(where, 'the attic');
    await user.click(await button('Save entry'));
    await screen.findByText(/the attic/);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ basedOn: 1 }));
  });
});

describe('the papers', () => {
  const file = { fileName: 'Papers for the executors.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' };

  it('are made of the parts that are ticked, and name nobody who inherits unless that is', async () => {
    const saved = watchDownloads();
    const make = vi.fn(() => file);
    const user = open([], { 'willData.executorPack.file': make });
    await screen.findByText(/You have not recorded a signed will/);
    await user.click(await screen.findByLabelText(/A guide for executors/));
    await user.click(await button('Download PDF'));
    await waitFor(() => expect(saved).toMatchObject([{ fileName: file.fileName }]));
    expect(make).toHaveBeenCalledWith({
      format: 'pdf',
      parts: ['first_week', 'people', 'places', 'estate', 'application'],
      letters: [],
    });
    await user.click(await screen.findByLabelText(/Who inherits/));
    await user.click(await button('Download ZIP'));
    await waitFor(() =>
      expect(make).toHaveBeenLastCalledWith({
        format: 'zip',
        parts: ['first_week', 'people', 'takers', 'places', 'estate', 'application'],
        letters: [],
      }),
    );
  });

  it('have the letters that are ticked, and no others', async () => {
    watchDownloads();
    const make = vi.fn(() => file);
    const letters = [aLetter(), aLetter({ id: 'b0a5c1de-0000-4000-8000-000000000003' as LetterId, title: 'To Ann' })];
    const user = open([], { 'willData.letters.list': () => letters, 'willData.executorPack.file': make });
    await screen.findByText('You have written: Bringing up Ivy; To Ann.');
    await user.click(await screen.findByLabelText(/Letter: Bringing up Ivy/));
    for (const part of screen.getAllByRole('checkbox', { checked: true }).slice(0, -1)) await user.click(part);
    await user.click(await button('Download PDF'));
    await waitFor(() => expect(make).toHaveBeenCalledWith({ format: 'pdf', parts: [], letters: [aLetter().id] }));
    expect(screen.queryByLabelText(/Your letter about belongings/)).toBeNull();
  });

  it('are not made of nothing', async () => {
    const user = open([]);
    const ticks = await screen.findAllByRole('checkbox', { checked: true });
    for (const tick of ticks) await user.click(tick);
    await screen.findByText('Choose at least one part.');
    expect((await button('Download PDF')).getAttribute('aria-disabled')).toBe('true');
  });
});
