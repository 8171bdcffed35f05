import { type RemoteClient, RemoteError } from '@plainwill/kit/calls/remote-calls';
import { metricsText } from '@plainwill/kit/telemetry/metrics';
import { quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Cost, createCircuitBreakers, withCircuitBreaker } from './circuit-breaker.ts';

const unanswered = () => Promise.reject(new RemoteError('no answer', {}));
const answered = (code: string) => () =>
  Promise.reject(new RemoteError('No.', { status: 400, data: { code } as RemoteError['data'] & object }));
const tokenRefused = () => Promise.reject(new RemoteError('unreadable', { status: 401 }));
const never = ({ signal }: { signal?: AbortSignal | undefined } = {}) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new RemoteError('aborted', {})));
  });

let circuitBreakers: ReturnType<typeof createCircuitBreakers>;
let answer: (options?: { signal?: AbortSignal | undefined }) => Promise<unknown>;
let asked: number;
const call: RemoteClient['query'] = (_path, _input, options) => {
  asked++;
  return answer(options);
};
const remote: RemoteClient = { query: call, mutation: call, passOn: () => call('', undefined) as Promise<string> };

const to = (service: keyof typeof circuitBreakers, cost: Cost = 'cheap'): RemoteClient =>
  withCircuitBreaker(remote, circuitBreakers[service][cost]);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.code ?? error.data?.code ?? error.message,
  );
async function times(count: number, call: () => Promise<unknown>) {
  for (let time = 0; time < count; time++) await codeOf(call());
}

beforeEach(() => {
  vi.useFakeTimers();
  circuitBreakers = createCircuitBreakers(quietLog);
  answer = async () => 'fine';
  asked = 0;
  return () => vi.useRealTimers();
});

it('leaves a service alone once most calls to it go unanswered, says so, looks again after a second, and goes on', async () => {
  const alarm = vi.spyOn(quietLog, 'error');
  answer = unanswered;
  await times(20, () => to('willData').mutation('save', {}));
  expect(asked).toBe(20);
  expect(alarm).toHaveBeenCalledExactlyOnceWith(
    { service: 'willData', cost: 'cheap' },
    expect.stringMatching(/^ALARM: a service does not answer/),
  );
  alarm.mockRestore();
  expect(await codeOf(to('willData').mutation('save', {}))).toBe('SERVICE_UNAVAILABLE');
  expect(asked).toBe(20);
  answer = async () => 'fine';
  expect(await codeOf(to('identity').mutation('save', {}))).toBe('OK');
  vi.advanceTimersByTime(1000);
  expect(await codeOf(to('willData').mutation('save', {}))).toBe('OK');
  expect(await codeOf(to('willData').mutation('save', {}))).toBe('OK');
});

it('leaves a service alone with its costly calls, and answers all others as ever', async () => {
  answer = unanswered;
  await times(20, () => to('willData', 'costly').mutation('signingCopies.make', {}));
  answer = async () => 'fine';
  expect(await codeOf(to('willData', 'costly').mutation('signingCopies.make', {}))).toBe('SERVICE_UNAVAILABLE');
  expect(await codeOf(to('willData').query('testatorRecord.get', {}))).toBe('OK');
});

it('tells Prometheus that a service is left alone until a call to it is answered', async () => {
  const isOpen = async () =>
    /^plainwill_breaker_open\{service_asked="willData",cost="cheap".*\} (\d)$/m.exec(await metricsText())?.[1];
  expect(await isOpen()).toBe('0');
  answer = unanswered;
  await times(20, () => to('willData').mutation('save', {}));
  expect(await isOpen()).toBe('1');
  vi.advanceTimersByTime(1000);
  answer = never;
  const lookingAgain = codeOf(to('willData').mutation('save', {}));
  expect(await isOpen()).toBe('1');
  vi.advanceTimersByTime(5000);
  expect(await lookingAgain).toBe('SERVICE_UNAVAILABLE');
  vi.advanceTimersByTime(1000);
  answer = async () => 'fine';
  await to('willData').mutation('save', {});
  expect(await isOpen()).toBe('0');
});

it.each([
  ['a refusal', answered('BAD_REQUEST')],
  ['being told that there are too many', answered('TOO_MANY_REQUESTS')],
  [
    'a service that says it cannot, for one person’s lock must not shut out all others,',
    answered('SERVICE_UNAVAILABLE'),
  ],
  ['a token that was refused', tokenRefused],
  ['a body that was refused', () => Promise.reject(new RemoteError('too large', { status: 413 }))],
])('takes %s for an answer', async (_what, outcome) => {
  answer = outcome;
  await times(50, () => to('willData').mutation('save', {}));
  expect(asked).toBe(50);
});

it('asks again for what is read, once and soon, and never for what is written', async () => {
  answer = unanswered;
  const reading = codeOf(to('identity').query('get', {}));
  await vi.advanceTimersByTimeAsync(50);
  expect(await reading).toBe('no answer');
  expect(asked).toBe(2);
  expect(await codeOf(to('identity').mutation('save', {}))).toBe('no answer');
  expect(asked).toBe(3);
});

it.each([502, 503, 504])(
  'asks again for what is read where a balancer answers %i in place of the service',
  async (status) => {
    answer = () => Promise.reject(new RemoteError('unreadable', { status }));
    const reading = codeOf(to('identity').query('get', {}));
    await vi.advanceTimersByTimeAsync(50);
    await reading;
    expect(asked).toBe(2);
  },
);

it('gives a read up after three seconds and a write after five', async () => {
  answer = never;
  const [reading, writing] = [codeOf(to('identity').query('get', {})), codeOf(to('identity').mutation('save', {}))];
  await vi.advanceTimersByTimeAsync(3000);
  expect(await reading).toBe('SERVICE_UNAVAILABLE');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await writing).toBe('SERVICE_UNAVAILABLE');
});

it('waits for addresses no longer than for anything else, whoever address-lookup waits for', async () => {
  answer = never;
  const searching = codeOf(to('addressLookup').query('addresses.search', {}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await searching).toBe('SERVICE_UNAVAILABLE');
});

it('holds it against no service that browsers go away', async () => {
  answer = never;
  await times(30, () => {
    const browser = new AbortController();
    const call = to('notifications').mutation('submit', {}, { signal: browser.signal });
    browser.abort();
    return call;
  });
  expect(asked).toBe(30);
});
