import { brand } from '@plainwill/contracts/shared/brand';
import type { SigningCopyId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPlanning } from '../../../testing/a-planning.ts';
import { anApprovedReview, aReviewStatus } from '../../../testing/a-review.ts';
import { aWholeRecord } from '../../../testing/a-standing.ts';
import { aBlock, aFinding, aPreview } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import SignPage from './sign-page.tsx';

const aCopy = (number: number): SigningCopy => ({
  id: `copy-${number}` as SigningCopyId,
  number,
  madeAt: '2026-11-21T14:32:00.000Z',
  pageCount: 6,
  sha256: `3f2a91bc${'0'.repeat(52)}07de`,
  approved: null,
});

const isOutdated = aFinding({ id: 'SIG-04', message: 'Your answers have changed since.', place: null });

interface Opened {
  checks?: OwnFinding[];
  copies?: SigningCopy[];
  record?: TestatorRecord;
  answers?: Answers;
}

function open({ checks = [], copies = [], record = aWholeRecord(), answers = {} }: Opened = {}) {
  window.history.replaceState(null, '', '/will-maker/sign');
  return showInWillMaker(<SignPage />, record, {
    'willData.signingCopies.list': () => copies,
    'willData.willDocument.preview': () => aPreview({ checks, barredWitnesses: ['Sue Finch'] }),
    'identity.partner.get': () => aPlanning(),
    ...answers,
  });
}

const createButton = () => screen.findByRole('button', { name: 'Create signing copy' });
const missing = () => screen.getByRole('list', { name: 'Before you can create it' });
const ready = () => screen.findByRole('heading', { name: 'Your will is ready to print' });

it('says what is not answered yet, and offers no copy', async () => {
  open({ record: { ...aWholeRecord(), executors: [] } });
  await screen.findByText('Finish this to get your signing copy');
  expect(screen.getByRole('link', { name: 'Will Executors' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create signing copy' })).toBeNull();
});

it('still lists the copies when an answer that the will needs is taken away', async () => {
  open({ record: { ...aWholeRecord(), executors: [] }, copies: [aCopy(1)] });
  await screen.findByRole('heading', { name: 'Copy 1' });
});

it('says what must be fixed first, and creates nothing meanwhile', async () => {
  const make = vi.fn();
  const user = open({ checks: [aBlock()], answers: { 'willData.signingCopies.make': make } });
  const button = await createButton();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(document.activeElement).toBe(missing());
  expect(within(missing()).getByRole('link', { name: 'Describe the item.' }).getAttribute('href')).toBe(
    '/will-maker?tab=will&check=GFT-03.gift-1.itemDescription',
  );
  expect(make).not.toHaveBeenCalled();
});

it('leads to each warning that is not understood yet, and counts those that are', async () => {
  const second = aFinding({ id: 'EXE-07', message: 'Only one person would look after the money.' });
  open({ checks: [aFinding({ isUnderstood: true }), second] });
  await screen.findByText('Read and tick “I understand”: 1 of 2 done');
  expect(within(missing()).getByRole('link').getAttribute('href')).toBe('/will-maker?tab=will&check=EXE-07');
});

it('asks whoever plans with a partner two questions alone, and sends neither answer', async () => {
  const make = vi.fn(() => aCopy(1));
  const user = open({
    answers: {
      'willData.signingCopies.make': make,
      'identity.partner.get': () => aPlanning({ partner: { firstName: 'Ben', linkedOn: '2026-11-28' } }),
    },
  });
  const button = await createButton();
  const question = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
  await screen.findByRole('radiogroup', { name: /^Did anyone choose this will/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(question(/^Did anyone choose this will/).getByText('Yes'));
  screen.getByText('Your will should say what you want');
  await user.click(question(/in the room when you sign/).getByText('Yes'));
  screen.getByText(/^Ask them to wait in another room/);
  await user.click(button);
  await waitFor(() => expect(make).toHaveBeenCalledExactlyOnceWith({ understood: [] }));
});

it('makes the copy once all is understood, and then has it printed', async () => {
  const made: SigningCopy[] = [];
  const make = vi.fn((_input: unknown) => {
    made.unshift(aCopy(1));
    return made[0];
  });
  const user = open({
    checks: [aFinding({ isUnderstood: true })],
    copies: made,
    answers: {
      'willData.signingCopies.make': make,
      'willData.signingCopies.file': () => ({ fileName: 'Will.pdf', mediaType: 'application/pdf', base64: 'AAAA' }),
    },
  });
  const saved = watchDownloads();
  await screen.findByText('You understand the warning');
  await user.click(await createButton());
  await waitFor(async () => expect(document.activeElement).toBe(await ready()));
  expect(make).toHaveBeenCalledExactlyOnceWith({ understood: ['EXE-03'] });
  screen.getByText('Copy 1: 6 pages, two witnesses, about 10 minutes.');
  expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print copy 1' }));
  await screen.findByText('Copy 1 is in your downloads');
  expect(saved).toHaveLength(1);
});

it('says who may not be a witness, who is to know where it is, and how it is signed', async () => {
  open({ copies: [aCopy(1)] });
  await ready();
  const steps = within(screen.getByRole('region', { name: 'From paper to will' }));
  expect(steps.getByText('Sue Finch')).toBeTruthy();
  expect(steps.getByRole('button', { name: /How will you sign/ })).toBeTruthy();
  expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

it('shows in words what has changed since, and makes another copy', async () => {
  const make = vi.fn((_input: unknown) => aCopy(2));
  const user = open({
    checks: [isOutdated],
    copies: [aCopy(1)],
    answers: {
      'willData.signingCopies.make': make,
      'willData.signingCopies.changesSince': () => [
        { kind: 'changed', number: '2.1', heading: 'FUNERAL', before: 'To be buried.', after: 'To be cremated.' },
        { kind: 'removed', number: '2.2', heading: 'FUNERAL', before: 'With hymns.', after: '' },
      ],
    },
  });
  const changed = (await screen.findByRole('heading', { name: 'Changed: 2.1 FUNERAL' })).closest('li');
  expect(changed?.textContent).toContain('In this copyTo be buried.');
  expect(changed?.textContent).toContain('NowTo be cremated.');
  const removed = screen.getByRole('heading', { name: 'Removed: 2.2 FUNERAL' }).closest('li');
  expect(removed?.textContent).not.toContain('Now');
  expect(screen.queryByRole('heading', { name: 'Your will is ready to print' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create a new copy' }));
  await waitFor(() => expect(make).toHaveBeenCalledExactlyOnceWith({ understood: [] }));
});

it('says why a copy was not made', async () => {
  const user = open({
    answers: {
      'willData.signingCopies.make': () => {
        throw new Refused('Something must be fixed before this will can be signed.', { reason: 'WillBlocked' });
      },
    },
  });
  await user.click(await createButton());
  await screen.findByText('Your signing copy couldn’t be created');
  await screen.findByText('Something must be fixed before this will can be signed.');
});

it('offers to try again where no copies could be read', async () => {
  let isBroken = true;
  const user = open({
    answers: {
      'willData.signingCopies.list': () => {
        if (isBroken) throw new Refused('We cannot read your copies just now.');
        return [];
      },
    },
  });
  await screen.findByText('Your copies couldn’t be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await createButton();
});

it('tells of a copy when it was made, how long it is and how to know it, and gives it in every format', async () => {
  const file = vi.fn((_input: unknown) => ({ fileName: 'Will.docx', mediaType: 'x/y', base64: 'AAAA' }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const user = open({ copies: [aCopy(1)], answers: { 'willData.signingCopies.file': file } });
  await user.click(await screen.findByText('Other formats and details'));
  screen.getByText('Made on 21 November 2026 at 14:32 · 6 pages');
  screen.getByText('3f2a 91bc … 07de');
  await user.click(screen.getByRole('button', { name: 'Copy the fingerprint of copy 1' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(aCopy(1).sha256);
  await user.click(screen.getByRole('button', { name: 'Download Word of copy 1' }));
  await waitFor(() => expect(file).toHaveBeenCalledExactlyOnceWith({ id: 'copy-1', format: 'docx' }));
});

it('fetches a file again that a busy service put off', async () => {
  const file = vi
    .fn(() => ({ fileName: 'Will.docx', mediaType: 'x/y', base64: 'AAAA' }))
    .mockImplementationOnce(() => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    });
  const saved = watchDownloads();
  const user = open({ copies: [aCopy(1)], answers: { 'willData.signingCopies.file': file } });
  await user.click(await screen.findByText('Other formats and details'));
  await user.click(screen.getByRole('button', { name: 'Download Word of copy 1' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText('The file couldn’t be downloaded')).toBeNull();
});

it('says why a file did not come', async () => {
  const user = open({
    copies: [aCopy(1)],
    answers: {
      'willData.signingCopies.sheet': () => {
        throw new Refused('Later');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download PDF of “How to sign”' }));
  await screen.findByText('The file couldn’t be downloaded');
  expect(screen.getAllByText('Not part of the will')).toHaveLength(4);
});

it('keeps earlier copies, with what has changed since each', async () => {
  const user = open({
    copies: [aCopy(2), aCopy(1)],
    answers: { 'willData.signingCopies.changesSince': () => [] },
  });
  await screen.findByRole('heading', { name: 'Your earlier copies' });
  expect(screen.getAllByRole('heading', { name: /^Copy/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'What has changed since copy 1' }));
  await screen.findByText(/^Nothing\. Your answers still match this copy/);
});

it('deletes a copy once that is confirmed', async () => {
  let copies = [aCopy(2), aCopy(1)];
  const remove = vi.fn((_input: unknown) => {
    copies = [aCopy(1)];
    return null;
  });
  const user = open({
    answers: { 'willData.signingCopies.list': () => copies, 'willData.signingCopies.remove': remove },
  });
  await user.click(await screen.findByText('Other formats and details'));
  await user.click(screen.getByRole('button', { name: 'Delete copy 2' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete copy 2?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete copy 2' }));
  await screen.findByText('Copy 2 is deleted');
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'copy-2' });
  await screen.findByText(/^Copy 1: 6 pages/);
});

it('asks how the will is signed, and says what that takes where it is not signed as usual', async () => {
  const { settings } = aWholeRecord();
  const save = vi.fn((_input: unknown) => ({ ...settings, executionVariant: 'by_mark' }));
  const user = open({ answers: { 'willData.settings.save': save } });
  await user.click(await screen.findByRole('button', { name: /How will you sign/ }));
  await user.click(await screen.findByRole('option', { name: 'I will sign with a mark' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({ executionVariant: 'by_mark' });
  await screen.findByText(/^Before it is signed, the whole will must be read over to you/);
});

describe('what a copy says of the check', () => {
  const { review: mode } = brand;
  afterEach(() => {
    brand.review = mode;
  });
  const approved = { ...aCopy(2), approved: { name: 'Ada Holt', qualification: 'solicitor', at: aCopy(2).madeAt } };
  const copies = [approved, aCopy(1)] as SigningCopy[];

  it('marks who checked it, or that we did not', async () => {
    brand.review = 'optional';
    open({ copies });
    await screen.findByText('Checked by Ada Holt, Solicitor');
    expect(screen.getAllByText('Not checked by us')).toHaveLength(1);
  });

  it('says nothing of it where wills are not checked', async () => {
    brand.review = 'off';
    open({ copies });
    await screen.findByRole('heading', { name: 'Copy 1' });
    expect(document.body.textContent).not.toMatch(/checked by/i);
  });

  it('offers another that is marked once these very words are approved', async () => {
    brand.review = 'optional';
    const make = vi.fn((_input: unknown) => approved);
    const user = open({
      copies: [aCopy(1)],
      answers: {
        'willData.review.status': () => aReviewStatus(anApprovedReview()),
        'willData.signingCopies.make': make,
      },
    });
    await user.click(await screen.findByText('Other formats and details'));
    await user.click(await screen.findByRole('button', { name: 'Create a copy that is marked as checked' }));
    await waitFor(() => expect(make).toHaveBeenCalledOnce());
  });
});
