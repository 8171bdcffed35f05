import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { saveFile } from './links.ts';

const tenMinutesMs = 600_000;
const facebook =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]';
const gmail = 'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

afterEach(() => void vi.useRealTimers());

function save(agent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const revoke = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:will', revokeObjectURL: revoke }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.isConnected && this.href).toBe('blob:will');
    expect(this.download).toBe('will.pdf');
  });
  show(null);
  saveFile('will.pdf', 'application/pdf', btoa('%PDF'));
  expect(click).toHaveBeenCalledOnce();
  expect(document.querySelector('[download]')).toBeNull();
  return revoke;
}

const advice = /Open this page in Safari or Chrome/;

it('keeps the file as long as a browser may take to ask for it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const revoke = save(safari);
  vi.advanceTimersByTime(tenMinutesMs / 2);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(tenMinutesMs / 2);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:will');
});

it.each([facebook, gmail, webView])('names a browser that saves files where an app has its own: %s', async (agent) => {
  save(agent);
  await screen.findByText(advice);
});

it.each([safari, chrome])('says nothing of it in %s', (agent) => {
  save(agent);
  expect(screen.queryByText(advice)).toBeNull();
});
