import type { SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import { maxScanBytes, scanPartBytes } from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import type { SignedScan } from '@plainwill/contracts/will-data/signing/signed-scans';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { type Answers, Refused } from '../../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import OriginalPage from './original-page.tsx';

const willId = 'b0a5c1de-0000-4000-8000-000000000001' as SignedWillId;

const aWill = (changes: Partial<SignedWill> = {}): SignedWill => ({
  id: willId,
  copyNumber: 1,
  signedOn: '2026-11-20',
  place: 'Ludlow',
  isDated: true,
  witnesses: ['Ruth Amos', 'Ken Price'].map((name) => ({ name, address: '', occupation: '' })),
  keptAt: { kind: 'courts', where: 'certificate 1234' },
  isExecutorTold: false,
  olderWills: 'none',
  isLost: false,
  photoCheck: null,
  ending: null,
  endedOn: null,
  recordedAt: '2026-11-20T10:00:00Z',
  correctableUntil: '2026-11-21T10:00:00Z',
  ...changes,
});

const aScan = (changes: Partial<SignedScan> = {}): SignedScan => ({
  id: 'b0a5c1de-0000-4000-8000-000000000002' as SignedScanId,
  willId,
  mediaType: 'application/pdf',
  bytes: 2_340_000,
  addedAt: '2026-11-20T10:00:00Z',
  ...changes,
});

const open = (answers: Answers = {}, wills = [aWill()]) =>
  showInWillMaker(<OriginalPage />, aWholeRecord(), {
    'willData.signedWills.list': () => wills,
    'willData.whereKept.registerFacts': () => [
      { label: 'Full name', value: 'Eleanor May Hart' },
      { label: 'Date of birth', value: '' },
    ],
    'willData.signedScans.list': () => [],
    ...answers,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const input = () => screen.findByLabelText('Add a scan');
const pdf = (size: number, name = 'will.pdf') => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

describe('the place of the original', () => {
  it('is said with the advice for it, and can be changed', async () => {
    const user = open();
    await screen.findByRole('heading', { name: 'With the courts (HMCTS)' });
    screen.getByText('certificate 1234');
    screen.getByText(/you post it, and pay a fee once/);
    await user.click(await button('Change where it is'));
    await screen.findByRole('dialog', { name: 'Change this record' });
  });

  it('is asked for once a will is recorded', async () => {
    open({}, []);
    await screen.findByRole('link', { name: 'Record a signed will' });
    expect(screen.queryByRole('heading', { name: 'A scan of the signed will' })).toBeNull();
  });

  it('has pages to post for the courts', async () => {
    const saved = watchDownloads();
    const sheet = vi.fn(() => ({ fileName: 'Courts.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' }));
    const user = open({ 'willData.whereKept.sheet': sheet });
    await user.click(await button('Download PDF of the pages for the courts'));
    await waitFor(() => expect(saved).toMatchObject([{ fileName: 'Courts.pdf' }]));
    expect(sheet).toHaveBeenCalledWith({ sheet: 'courts' });
  });
});

describe('the facts for a register', () => {
  it('are copied one by one, as far as they are known', async () => {
    const user = open();
    await user.click(await button('Copy full name'));
    expect(await navigator.clipboard.readText()).toBe('Eleanor May Hart');
    screen.getByText('Not in your answers');
    expect(screen.queryByRole('button', { name: 'Copy date of birth' })).toBeNull();
  });

  it('say why they are not there, and are read again', async () => {
    let tries = 0;
    const user = open({
      'willData.whereKept.registerFacts': () => {
        tries++;
        if (tries === 1) throw new Refused('No.', { reason: 'WillTooLong' });
        return [{ label: 'Full name', value: 'Eleanor May Hart' }];
      },
    });
    await screen.findByText('The facts couldn’t be loaded');
    await user.click(await button('Retry'));
    await button('Copy full name');
  });
});

describe('a scan', () => {
  it('is sent in parts, and is then on the list', async () => {
    const part = vi.fn();
    const keep = vi.fn(() => [aScan()]);
    const user = open({ 'willData.signedScans.part': part, 'willData.signedScans.keep': keep });
    await user.upload(await input(), pdf(2 * scanPartBytes + 1));
    await screen.findByText('Scan 1');
    screen.getByText(/PDF.*2\.3 MB.*added on 20 November 2026/);
    expect(part.mock.calls.map(([sent]) => sent.position)).toEqual([0, 1, 2]);
    expect(new Set(part.mock.calls.map(([sent]) => `${sent.id} ${sent.willId}`)).size).toBe(1);
    expect(keep).toHaveBeenCalledWith({ id: part.mock.calls[0]?.[0].id, parts: 3 });
  });

  it('is not sent at all where it is too large, empty or of another kind', async () => {
    const part = vi.fn();
    const user = open({ 'willData.signedScans.part': part });
    await user.upload(await input(), pdf(maxScanBytes + 1));
    await screen.findByText(/“will.pdf” is larger than 10 MB/);
    await user.upload(await input(), pdf(0));
    await screen.findByText(/“will.pdf” is empty/);
    const page = new File(['<p>'], 'will.html', { type: 'text/html' });
    fireEvent.change(await input(), { target: { files: [page] } });
    await screen.findByText(/“will.html” is not a PDF, JPEG or PNG file/);
    expect(part).not.toHaveBeenCalled();
  });

  it('says why it was refused, and leaves nothing of it behind', async () => {
    const message = 'This file is not a PDF, JPEG or PNG that can be read.';
    const remove = vi.fn(() => []);
    const user = open({
      'willData.signedScans.part': () => {
        throw new Refused(message, { reason: 'NotAScan' });
      },
      'willData.signedScans.remove': remove,
    });
    await user.upload(await input(), pdf(100));
    await screen.findByText(message);
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  });

  it('is downloaded, and deleted once that is confirmed', async () => {
    const saved = watchDownloads();
    const remove = vi.fn(() => []);
    const user = open({
      'willData.signedScans.list': () => [aScan()],
      'willData.signedScans.file': () => ({ fileName: 'Scan.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' }),
      'willData.signedScans.remove': remove,
    });
    await user.click(await button(/^Download scan 1/));
    await waitFor(() => expect(saved).toMatchObject([{ fileName: 'Scan.pdf' }]));
    await user.click(await button(/^Delete scan 1/));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete the scan' }));
    await waitFor(() => expect(screen.queryByText('Scan 1')).toBeNull());
    expect(remove).toHaveBeenCalledWith({ id: aScan().id });
  });

  it('of an older will stays with its record', async () => {
    open({ 'willData.signedScans.list': () => [aScan()] }, [
      aWill({ id: 'b0a5c1de-0000-4000-8000-000000000009' as SignedWillId }),
      aWill({ signedOn: '2001-05-06', ending: 'superseded' }),
    ]);
    await screen.findByRole('heading', { name: 'Of the will signed on 6 May 2001' });
    await button('Download scan 1 of the will signed on 6 May 2001');
  });
});
