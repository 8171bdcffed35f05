import type { SigningCopyId } from '@plainwill/contracts/shared/ids';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PhotoResult } from '../photo-check/check-photo.ts';
import { LookThrough } from './look-through.tsx';

const box = { page: null, who: 'Testator', label: 'Initials', x: 40, y: 269, width: 30, height: 8 };
const copy = { id: 'copy' as SigningCopyId, number: 3, mark: '7F3A09C2', pageCount: 2, boxes: [box] };

const found = (page: number, answer: 'filled' | 'empty'): PhotoResult => ({
  kind: 'page',
  page,
  entries: [{ who: 'Testator', label: 'Initials', answer }],
});

/** A browser in which a worker answers with these, or cannot be loaded at first. */
function aBrowser(answers: readonly (PhotoResult | 'stops')[], failsAtFirst = false) {
  const left = [...answers];
  let starts = 0;
  class FakeWorker {
    onmessage?: (event: { data: unknown }) => void;
    onerror?: () => void;
    constructor() {
      starts += 1;
      const isThere = !failsAtFirst || starts > 1;
      queueMicrotask(() => (isThere ? this.onmessage?.({ data: 'ready' }) : this.onerror?.()));
    }
    postMessage() {
      const answer = left.shift();
      queueMicrotask(() => (answer === 'stops' ? this.onerror?.() : this.onmessage?.({ data: answer })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('createImageBitmap', () => {});
}

const stored = vi.fn();

function Shown({ boxes = copy.boxes }) {
  const [words, setWords] = useState('');
  stored(words);
  return <LookThrough copy={{ ...copy, boxes }} photoOutcome={words} onPhotoOutcome={setWords} />;
}

const begin = () => screen.queryByRole('button', { name: 'Check your photographs' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
const choose = async (count: number) =>
  userEvent.upload(await screen.findByLabelText('Take or choose photographs'), photos(count));

describe('looking through the signed paper', () => {
  it('is a list to tick where the browser cannot look at photographs', async () => {
    render(<Shown />);
    expect(begin()).toBeNull();
    await userEvent.click(
      screen.getByLabelText('All 2 pages are there, and each says copy 3 and 7F3A09C2 at its foot'),
    );
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('offers no photographs of a copy without marks', () => {
    aBrowser([]);
    render(<Shown boxes={[]} />);
    expect(begin()).toBeNull();
  });

  it('finds an empty box, takes a page again, and stores words only when asked', async () => {
    aBrowser([found(1, 'filled'), found(2, 'empty'), { kind: 'unreadable' }, found(2, 'filled')]);
    render(<Shown />);
    await press('Check your photographs');
    await choose(3);
    await screen.findByText(/^We found all 2 pages\. Looks empty: your initials \(page 2\)\./);
    await screen.findByText(/^No page was found in it/);
    await userEvent.click(screen.getByLabelText(/^Keep this outcome/));
    expect(stored).toHaveBeenLastCalledWith(expect.stringContaining('Looks empty: your initials (page 2).'));
    await choose(1);
    await screen.findByText('We found all 2 pages and writing in every box. We cannot tell who wrote it.');
    expect(stored).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('button', { name: /^Take page/ })).toBeNull();
  });

  it('says so where the check cannot be loaded, and tries again', async () => {
    aBrowser([], true);
    render(<Shown />);
    await press('Check your photographs');
    await screen.findByText('Photographs can’t be checked at the moment');
    await press('Try again');
    await screen.findByLabelText('Take or choose photographs');
  });

  it('says so where the check stops half-way', async () => {
    aBrowser([found(1, 'filled'), 'stops']);
    render(<Shown />);
    await press('Check your photographs');
    await choose(2);
    await screen.findByText('Photographs can’t be checked at the moment');
  });
});
