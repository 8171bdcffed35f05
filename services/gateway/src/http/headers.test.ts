import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({});
});
afterAll(() => site.close());

const html = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
const ours = { ...json, 'sec-fetch-site': 'same-origin' };

it.each<[number, string, RequestInit]>([
  [200, '/', { headers: html }],
  [200, '/', { method: 'HEAD' }],
  [200, '/auth', { headers: html }],
  [200, '/favicon.svg', {}],
  [200, '/robots.txt', {}],
  [200, '/health/ready', {}],
  [302, '/booking', {}],
  [303, '/auth/google', { headers: { 'sec-fetch-site': 'cross-site' } }],
  [303, '/auth/google/callback?state=x', {}],
  [404, '/nowhere', { headers: html }],
  [404, '/nowhere', { headers: json }],
  [405, '/nowhere', { method: 'OPTIONS', headers: { 'sec-fetch-site': 'same-origin' } }],
  [404, '/ops/services', {}],
  [401, '/trpc/willData.testatorRecord.get', { method: 'POST', headers: ours, body: '{}' }],
  [404, '/trpc/nothing.here', { method: 'POST', headers: ours, body: '{}' }],
  [503, '/trpc/notifications.leads.submit', { method: 'POST', headers: ours, body: '{}' }],
  [403, '/auth/sign-in', { method: 'POST', headers: json, body: '{}' }],
  [400, '/auth/sign-in', { method: 'POST', headers: ours, body: '{}' }],
  [413, '/auth/sign-in', { method: 'POST', headers: ours, body: JSON.stringify('x'.repeat(70_000)) }],
  [415, '/auth/sign-in', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: '{}' }],
  [204, '/auth/sign-out', { method: 'POST', headers: ours, body: '{}' }],
  [400, '/policy-reports', { method: 'POST', headers: json, body: '{}' }],
])(
  'no other site may frame an answer, nor a browser take it for what it is not: %i of %s',
  async (status, path, init) => {
    const answer = await site.send(path, init);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('referrer-policy')).toBeTruthy();
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    if (await answer.text()) expect(answer.headers.get('content-type')).toMatch(/json|charset=utf-8|svg/);
  },
);

it('no other site may frame what a browser has already', async () => {
  const first = await site.send('/', { headers: html });
  const headers = { ...html, 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await site.send('/', { headers });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
