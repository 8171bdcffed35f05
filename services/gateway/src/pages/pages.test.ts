import { createHash } from 'node:crypto';
import { version } from '@plainwill/kit/version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({});
});
afterAll(() => site.close());

describe('pages', () => {
  const html = { accept: 'text/html' };

  it.each([
    ['/', 200],
    ['/auth', 200],
    ['/admin/users/123', 200],
    ['/admin/users/x.png', 404],
    ['/admin/users', 404],
    ['/nowhere', 404],
    ['/assets/gone.js', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await site.send(path, { headers: html })).status).toBe(status);
  });

  const titleOf = async (path: string, headers: Record<string, string> = html) =>
    /<title>(.*)<\/title>/.exec(await (await site.send(path, { headers })).text())?.[1];

  it('are sent as they were rendered, or as the shell that renders them, or as the one for all that is not found', async () => {
    expect(await titleOf('/')).toBe('index');
    expect(await titleOf('/executors?from=mail')).toBe('executors');
    expect(await titleOf('/executors/')).toBe('executors');
    expect(await titleOf('/auth')).toBe('shell');
    expect(await titleOf('/nowhere')).toBe('404');
    expect(await titleOf('/shell')).toBe('404');
    expect(await titleOf('/pages/executors.html')).toBe('404');
  });

  it('name the address that people know the site by', async () => {
    const page = await (await site.send('/executors', { headers: html })).text();
    expect(page).toContain(`href="${site.publicUrl}/"`);
    expect(await (await site.send('/robots.txt', {})).text()).toBe(`Sitemap: ${site.publicUrl}/sitemap.xml\n`);
  });

  it('are offered to search engines only where anyone may read them', async () => {
    const robotsTag = async (path: string) => (await site.send(path, { headers: html })).headers.get('x-robots-tag');
    expect(await robotsTag('/executors')).toBeNull();
    for (const path of ['/auth', '/admin/users/123', '/nowhere']) expect(await robotsTag(path)).toBe('noindex');
  });

  it('say from the first paint whether somebody may be signed in, and caches keep the two apart', async () => {
    const page = async (headers: object) => (await site.send('/', { headers: { ...html, ...headers } })).text();
    expect(await page({})).not.toContain('data-session');
    expect(await page({ cookie: 'plainwill_dev=anything' })).toContain('<html data-session="in" lang="en-GB">');
    expect((await site.send('/', { headers: html })).headers.get('vary')).toContain('cookie');
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await site.send('/executors', { headers: html });
    const tag = first.headers.get('etag') ?? '';
    const again = (headers: object) => site.send('/executors', { headers: { ...html, ...headers } });
    expect((await again({ 'if-none-match': tag })).status).toBe(304);
    expect((await again({ 'if-none-match': tag, cookie: 'plainwill_dev=anything' })).status).toBe(200);
  });

  it('allow the styles and the script that they were built with, and no others', async () => {
    const { headers } = await site.send('/', { headers: html });
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{color:red}')}';`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('let a')}';`);
  });

  it('have browsers report markup that is made of text, on every page and on nothing else', async () => {
    const watched = async (path: string) =>
      (await site.send(path, { headers: html })).headers.get('content-security-policy-report-only');
    for (const path of ['/', '/executors', '/auth', '/ops/queues', '/nowhere'])
      expect(await watched(path)).toBe("require-trusted-types-for 'script'; report-uri /policy-reports");
    for (const path of ['/favicon.svg', '/health/ready']) expect(await watched(path)).toBeNull();
  });

  it.each(['br', 'gzip', 'identity'])('can be had as %s', async (coding) => {
    expect(await titleOf('/executors', { ...html, 'accept-encoding': coding })).toBe('executors');
  });

  it('show the scheduling service and nothing else in a frame', async () => {
    const { headers } = await site.send('/', { headers: html });
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://booking.example;");
    const booking = await site.send('/booking', {});
    expect(booking.headers.get('location')).toBe('https://booking.example/opening-meeting');
  });

  it('gives no page for a missing file', async () => {
    const response = await site.send('/assets/gone.js', { headers: { accept: '*/*' } });
    expect(await response.text()).not.toContain('<html');
    expect(response.headers.get('content-type')).toMatch(/json/);
  });

  it('are only fetched: nothing is put in their place', async () => {
    const sent = { headers: { origin: site.publicUrl, accept: 'text/html' } };
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await site.send('/executors', { ...sent, method });
      expect(response.status).toBe(405);
      expect(await response.text()).not.toContain('<html');
    }
  });

  it.each(['/', '/nowhere', '/favicon.svg', '/trpc/identity.accounts.me', '/health/ready'])(
    'are sent with the headers that close the browser’s doors: %s',
    async (path) => {
      const { headers } = await site.send(path, { headers: html });
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it('that carry a token in their address pass it to nobody', async () => {
    const { headers } = await site.send('/auth', { headers: html });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('say only whether the site is well, and its version', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect(await (await site.send(path, {})).json()).toEqual({ ok: true, version });
  });
});
