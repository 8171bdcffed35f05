import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { attemptSeconds, googleAttemptCookie } from './google-routes.ts';

const attempt = { purpose: 'signIn', state: 'a-state', nonce: 'a-nonce', codeVerifier: 'a-verifier' } as const;
const http = Fastify();
await http.register(fastifyCookie);
const secure = googleAttemptCookie('https://plainwill.example');
const local = googleAttemptCookie('http://localhost:3000');
http.get('/secure', (_request, reply) => {
  secure.set(reply, attempt);
  return {};
});
http.get('/local', (_request, reply) => {
  local.set(reply, attempt);
  return {};
});
http.get('/take', (request, reply) => ({ attempt: secure.take(request, reply) }));
afterAll(() => http.close());
afterEach(() => vi.useRealTimers());

const cookieFrom = async (url: string) => String((await http.inject(url)).headers['set-cookie']);
const take = async (cookie: string) => http.inject({ url: '/take', headers: { cookie } });

it('is for this host alone, for ten minutes, and not for scripts', async () => {
  expect(await cookieFrom('/secure')).toMatch(
    /^__Host-plainwill-google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('has another name without https, where the prefix does not work', async () => {
  expect(await cookieFrom('/local')).toMatch(
    /^plainwill_dev_google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it('is deleted as it is read', async () => {
  const [pair = ''] = (await cookieFrom('/secure')).split(';');
  const taken = await take(pair);
  expect(taken.json()).toEqual({ attempt });
  expect(taken.headers['set-cookie']).toMatch(/^__Host-plainwill-google=;.*Expires=Thu, 01 Jan 1970/);
});

it('is nothing after ten minutes, whatever the browser has kept', async () => {
  const [pair = ''] = (await cookieFrom('/secure')).split(';');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + attemptSeconds * 1000 });
  expect((await take(pair)).json()).toEqual({ attempt: null });
});

it.each([
  '',
  'made-up',
  Buffer.from('{"attempt":{}}').toString('base64url'),
  Buffer.from('null').toString('base64url'),
])('is nothing when it was made up: %s', async (value) => {
  expect((await take(`__Host-plainwill-google=${value}`)).json()).toEqual({ attempt: null });
});
