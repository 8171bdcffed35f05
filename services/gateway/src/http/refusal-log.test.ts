import type { Log } from '@plainwill/kit/log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefusalLog } from './refusal-log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function aRefusalLog() {
  const info = vi.fn();
  return { info, ...createRefusalLog({ info } as unknown as Log) };
}
const minute = 60_000;

it('logs one line of an address and minute, and then how many more there were', () => {
  const { info, logRefusal } = aRefusalLog();
  for (let request = 0; request < 1000; request++)
    logRefusal('not found', '203.0.113.9', { requestId: `r${request}`, path: `/${request}` });
  expect(info.mock.calls).toEqual([[{ requestId: 'r0', path: '/0' }, 'not found']]);
  vi.advanceTimersByTime(minute);
  expect(info.mock.lastCall).toEqual([{ requestId: 'r0', more: 999 }, 'not found: more from the same address']);
  logRefusal('not found', '203.0.113.9', { requestId: 'later' });
  expect(info.mock.lastCall).toEqual([{ requestId: 'later' }, 'not found']);
  vi.advanceTimersByTime(2 * minute);
  expect(info).toHaveBeenCalledTimes(3);
});

it('takes a household’s IPv6 addresses for one, and tells kinds of refusal apart', () => {
  const { info, logRefusal } = aRefusalLog();
  for (let host = 0; host < 50; host++) logRefusal('not found', `2001:db8:1:2::${host}`, {});
  logRefusal('refused a request', '2001:db8:1:2::1', {});
  expect(info.mock.calls.map(([, message]) => message)).toEqual(['not found', 'refused a request']);
});

it('stays within a number of lines, from however many addresses requests come', () => {
  const { info, logRefusal } = aRefusalLog();
  for (let address = 0; address < 20_000; address++)
    for (let time = 0; time < 2; time++) logRefusal('not found', `10.0.${address >> 8}.${address & 255}`, {});
  vi.advanceTimersByTime(minute);
  expect(info).toHaveBeenCalledTimes(201);
  expect(info.mock.lastCall).toEqual([{ more: 39_800 }, 'not found: more from many other addresses']);
});

it('logs one kind of refusal however many there are of another', () => {
  const { info, logRefusal } = aRefusalLog();
  for (let address = 0; address < 200; address++) logRefusal('not found', `10.0.0.${address}`, {});
  logRefusal('refused a request', '203.0.113.9', { status: 403 });
  expect(info.mock.lastCall).toEqual([{ status: 403 }, 'refused a request']);
});

it('logs what it has counted when the gateway stops', () => {
  const { info, logRefusal, close } = aRefusalLog();
  for (let time = 0; time < 3; time++) logRefusal('refused a request unread', undefined, {});
  close();
  expect(info.mock.lastCall?.[0]).toEqual({ requestId: undefined, more: 2 });
});
