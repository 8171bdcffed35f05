import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLetter } from '../../../../testing/a-letter.ts';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { type Answers, Refused } from '../../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import LettersPage from './letters-page.tsx';

const annId = 'b0a5c1de-0000-4000-8000-000000000009' as TrustedPersonId;

const trusting = (...people: object[]) => ({
  people,
  release: { waitDays: 21, twoMustAsk: false, awayUntil: null, version: 0 },
});

const open = (letters: Letter[], answers: Answers = {}) =>
  showInWillMaker(<LettersPage />, aWholeRecord(), {
    'willData.letters.list': () => letters,
    'willData.trusted.mine': () => trusting(),
    ...answers,
  });

const button = (name: string) => screen.findByRole('button', { name });
const body = async () => screen.findByLabelText(/^Your letter/, { selector: 'textarea' });

describe('the letters of wishes', () => {
  it('begin with openings of our own, and are saved as they were written', async () => {
    const save = vi.fn((input: unknown) => [aLetter({ ...(input as { letter: object }).letter })]);
    const user = open([], { 'willData.letters.save': save });
    await screen.findByText(/^No letters yet/);
    await user.click(await button('Write: To my trustees'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a letter' }));
    await dialog.findByText(/a court can order them to/);
    dialog.getByText(/I have left you a free hand/);
    await user.type(dialog.getByLabelText(/^Title/), 'For the trust');
    await user.type(await body(), 'School fees first.');
    await user.click(dialog.getByRole('button', { name: 'Save letter' }));
    await screen.findByText('For the trust');
    expect(save).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      basedOn: 0,
      letter: { kind: 'trustees', addressee: '', title: 'For the trust', body: 'School fees first.', readers: [] },
    });
  });

  it('need a name where they are to a person, and words', async () => {
    const save = vi.fn();
    const user = open([], { 'willData.letters.save': save });
    await user.click(await button('Write: To a person'));
    await user.click(await button('Save letter'));
    for (const message of ['Enter who it is to', 'Enter a title', 'Write the letter'])
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(save).not.toHaveBeenCalled();
  });

  it('hint while they are written that they give nothing, and where a funeral belongs', async () => {
    const user = open([aLetter()]);
    await user.click(await button('Edit: Bringing up Ivy'));
    await user.type(await body(), ' I leave my ring to Ivy.');
    await screen.findByRole('link', { name: 'put it in your will' });
    await user.clear(await body());
    await user.type(await body(), 'I want to be cremated.');
    expect(screen.queryByRole('link', { name: 'put it in your will' })).toBeNull();
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Funeral Wishes' })).toBeTruthy();
  });

  it('put a refusal beside the words that were refused', async () => {
    const message = 'This letter gives nothing: put it in your will.';
    const user = open([aLetter()], {
      'willData.letters.save': () => {
        throw new Refused(message, { reason: 'LetterGives', fields: { body: message } });
      },
    });
    await user.click(await button('Edit: Bringing up Ivy'));
    await user.type(await body(), ' I give Ivy my ring.');
    await user.click(await button('Save letter'));
    await waitFor(async () => expect((await body()).getAttribute('aria-invalid')).toBe('true'));
  });

  it('are removed, and come back', async () => {
    const restore = vi.fn(() => [aLetter()]);
    const user = open([aLetter()], { 'willData.letters.remove': () => [], 'willData.letters.restore': restore });
    await user.click(await button('Remove: Bringing up Ivy'));
    await screen.findByText(/^No letters yet/);
    await user.click(await button('Undo'));
    await screen.findByText('Bringing up Ivy');
    expect(restore).toHaveBeenCalledWith({ id: aLetter().id });
  });

  it('come as a PDF', async () => {
    const saved = watchDownloads();
    const file = { fileName: 'Letter to the guardians.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' };
    const user = open([aLetter()], { 'willData.letters.file': () => file });
    await user.click(await button('Download PDF of “Bringing up Ivy”'));
    await waitFor(() => expect(saved).toMatchObject([{ fileName: file.fileName }]));
  });

  it('show the words of earlier days, and write from them', async () => {
    const earlier = { addressee: '', title: 'About Ivy', body: 'She hates peas.', writtenOn: '2026-05-06' };
    const save = vi.fn(() => [aLetter({ version: 2 })]);
    const user = open([aLetter({ earlier: 1 })], {
      'willData.letters.versions': () => [earlier],
      'willData.letters.save': save,
    });
    await user.click(await button('Earlier versions: Bringing up Ivy'));
    await screen.findByText('She hates peas.');
    await user.click(await button('Use these words again: 6 May 2026'));
    expect((await body()) as HTMLTextAreaElement).toHaveProperty('value', 'She hates peas.');
    await user.click(await button('Save letter'));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ basedOn: 1, letter: expect.objectContaining({ title: 'About Ivy' }) }),
      ),
    );
  });

  it('say that they could not be loaded, and try again', async () => {
    let isDown = true;
    const user = open([], {
      'willData.letters.list': () => {
        if (isDown) throw new Refused('Try again in a minute.', { code: 'BAD_REQUEST' });
        return [aLetter()];
      },
    });
    await screen.findByText('Your letters couldn’t be loaded');
    isDown = false;
    await user.click(await button('Retry'));
    await screen.findByText('Bringing up Ivy');
  });

  it('lead to the papers that have places of their own', async () => {
    open([]);
    for (const name of ['About particular things', 'Why someone is left out', 'Your funeral'])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(/^\/will-maker\?tab=wishes/);
  });
});

describe('the readers of a letter', () => {
  const ann = { id: annId, firstName: 'Ann' };

  it('are not asked for while no one is trusted', async () => {
    const user = open([aLetter()]);
    await user.click(await button('Edit: Bringing up Ivy'));
    await body();
    expect(screen.queryByText(/Which of your trusted people/)).toBeNull();
  });

  it('are chosen among the trusted people, and named', async () => {
    const save = vi.fn(() => [aLetter({ readers: [annId] })]);
    const user = open([aLetter()], {
      'willData.trusted.mine': () => trusting(ann),
      'willData.letters.save': save,
    });
    await user.click(await button('Edit: Bringing up Ivy'));
    await user.click(await screen.findByLabelText('Ann'));
    await user.click(await button('Save letter'));
    await screen.findByText(/for Ann to read/);
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ letter: expect.objectContaining({ readers: [annId] }) }),
    );
  });
});
