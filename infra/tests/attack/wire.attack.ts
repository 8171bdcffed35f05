import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from './support/raw-request.ts';
import { leaksIn } from './support/stored-rows.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin } = target;
const { host } = new URL(origin);
const harriet = await target.aPerson('harriet', { isFilledIn: true });
const testatorRecord = () => harriet.api.willData.testatorRecord.get.query();

const lines = (...all: string[]) => all.join('\r\n');
const signOut = lines(
  'POST /auth/sign-out HTTP/1.1',
  `Host: ${host}`,
  `Origin: ${origin}`,
  `Cookie: ${harriet.cookie}`,
  'Content-Type: application/json',
  'Content-Length: 2',
  '',
  '{}',
);

// S4.3: what a proxy in front and the gateway might read apart.
describe('a request that can be read two ways', () => {
  it.each([
    [
      'two lengths',
      lines('POST /trpc/x HTTP/1.1', `Host: ${host}`, 'Content-Length: 0', `Content-Length: ${signOut.length}`, '', ''),
    ],
    [
      'a length and chunks',
      lines(
        'POST /trpc/x HTTP/1.1',
        `Host: ${host}`,
        'Transfer-Encoding: chunked',
        `Content-Length: ${signOut.length + 5}`,
        '',
        '0',
        '',
        '',
      ),
    ],
    [
      'chunks that hide',
      lines('POST /trpc/x HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding : chunked', 'Content-Length: 3', '', 'a'),
    ],
    [
      'a coding twice',
      lines('POST /trpc/x HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked, x', '', '0', '', ''),
    ],
  ])('is answered at most once, and what hides in it is not obeyed: %s', async (_what, head) => {
    const { text, statuses } = await sendRaw(origin, head + signOut);
    expect(statuses.length, text).toBeLessThanOrEqual(2);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(leaksIn(text)).toEqual([]);
    expect((await target.ask('willData.testatorRecord.get', harriet)).status).toBe(200);
  });

  it.each([
    ['a folded header', lines('GET / HTTP/1.1', `Host: ${host}`, 'X-A: a', ' Content-Length: 9', '', '')],
    ['no host', lines('GET / HTTP/1.1', '', '')],
    ['bare line feeds', `GET / HTTP/1.1\nHost: ${host}\nX: y\n\n`],
    ['a name with a space', lines('GET / HTTP/1.1', `Host: ${host}`, 'Content Length: 5', '', '')],
    ['a NUL', lines('GET / HTTP/1.1', `Host: ${host}`, 'X: a\0b', '', '')],
  ])('is refused for %s', async (_what, request) => {
    expect((await sendRaw(origin, request)).statuses).toEqual([400]);
  });

  it('is not believed about the host it is for', async () => {
    const { text, statuses } = await sendRaw(origin, lines('GET / HTTP/1.1', 'Host: evil.example', '', ''));
    expect(statuses).toEqual([200]);
    expect(text).not.toContain('evil.example');
    const absolute = await sendRaw(origin, lines('GET http://evil.example/ HTTP/1.1', `Host: ${host}`, '', ''));
    expect(absolute.text).not.toContain('evil.example');
  });
});

describe('a method that nothing here has', () => {
  it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS'])(
    'changes nothing: %s',
    async (method) => {
      const before = await testatorRecord();
      for (const path of ['/', '/will-maker', '/trpc', '/trpc/willData.spouseDetails.remove', '/auth/sign-out']) {
        const request = lines(
          `${method} ${path} HTTP/1.1`,
          `Host: ${host}`,
          `Origin: ${origin}`,
          `Cookie: ${harriet.cookie}`,
          'X-Mark: seen-again',
          'Connection: close',
          '',
          '',
        );
        const { text, statuses } = await sendRaw(origin, request);
        // A server that is no proxy closes the connection of a CONNECT.
        expect(statuses, path).toEqual(method === 'CONNECT' ? [] : [405]);
        expect(text).not.toContain('seen-again');
        expect(text).not.toContain(harriet.cookie);
      }
      expect(await testatorRecord()).toEqual(before);
    },
  );

  it('and another protocol is not spoken', async () => {
    for (const protocol of ['websocket', 'h2c']) {
      const { statuses } = await sendRaw(
        origin,
        lines(
          'GET /trpc/willData.testatorRecord.get HTTP/1.1',
          `Host: ${host}`,
          'Connection: Upgrade',
          `Upgrade: ${protocol}`,
          '',
          '',
        ),
      );
      expect(statuses).not.toContain(101);
    }
  });
});

describe('a body that is more than it looks', () => {
  it('is not unpacked, so that a small one cannot become a large one', async () => {
    const bomb = gzipSync(JSON.stringify({ email: 'a'.repeat(20_000_000) }));
    expect(bomb.length).toBeLessThan(64 * 1024);
    for (const path of ['/trpc/identity.accounts.signUp', '/auth/sign-in', '/auth/confirm-email']) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: bomb,
      });
      expect([400, 415]).toContain(answer.status);
      expect(leaksIn(await answer.text())).toEqual([]);
    }
  });

  it('is counted while it comes, whatever it says of its length', async () => {
    const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`;
    const { statuses } = await sendRaw(
      origin,
      lines(
        'POST /auth/sign-in HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        '',
        chunk.repeat(4),
      ),
    );
    expect(statuses).toEqual([413]);
  });

  it.each([
    '{',
    '"',
    '[[[[',
    '{"__proto__":{"email":"x"}}',
    'null',
    '7',
    '"text"',
    '[]',
    '{"constructor":{"prototype":1}}',
  ])('is refused at the sign-in as %s, in words that tell nothing', async (body) => {
    const answer = await target.send('/auth/sign-in', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(leaksIn(answer.text)).toEqual([]);
  });
});

// S13.2
describe('somebody who sends one byte at a time', () => {
  it('is cut off, and nobody else waits for it', async () => {
    const dripping = sendRaw(origin, `GET / HTTP/1.1\r\nHost: ${host}\r\n`, {
      silenceMs: 30_000,
      drops: { text: 'X: y\r\n', everyMs: 500 },
    });
    const started = performance.now();
    expect((await target.send('/')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1000);
    const { statuses, tookMs } = await dripping;
    expect(statuses).toEqual([408]);
    expect(tookMs).toBeLessThan(20_000);
  });
});

describe('somebody who promises a body that never comes', () => {
  it('is cut off soon', async () => {
    const headers = [
      'POST /auth/sign-in HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Content-Type: application/json',
    ];
    const request = lines(...headers, 'Content-Length: 1000', '', '{"email":');
    const { statuses, text, tookMs } = await sendRaw(origin, request, { silenceMs: 30_000 });
    expect(statuses).toEqual([408]);
    expect(text.toLowerCase()).toContain('content-security-policy');
    expect(tookMs).toBeLessThan(16_000);
  });
});
