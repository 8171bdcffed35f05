import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@plainwill/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { send, call } = target;
const harriet = await target.aPerson('harriet', { isFilledIn: true });
const readonly = await target.aPerson('readonly', { role: 'readonly' });

const built = globSync('**/*', { cwd: inRoot('web', 'dist'), withFileTypes: true }).filter((file) => file.isFile());
const script = built.find(({ name }) => name.endsWith('.js'));
const assetPath = `/${script?.parentPath.slice(inRoot('web', 'dist').length + 1)}/${script?.name}`;

// S12.1, S12.2, S12.3
describe('the headers', () => {
  it.each([
    '/',
    '/will-maker',
    '/auth',
    '/admin/dashboard',
    assetPath,
    '/nothing-here',
    '/trpc/willData.testatorRecord.get',
  ])('of %s let nothing in from elsewhere and name no software', async (path) => {
    const { headers } = await send(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/strict-origin-when-cross-origin|no-referrer/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server') ?? '').not.toMatch(/\d/);
  });

  it('keep personal data out of every cache, and let what never changes stay', async () => {
    expect((await call('willData.testatorRecord.get?batch=1', '{}', harriet)).headers.get('cache-control')).toBe(
      'no-store',
    );
    expect((await send(assetPath)).headers.get('cache-control')).toContain('immutable');
  });

  it('give the page of the app for no made-up file, so that no cache keeps it as one', async () => {
    for (const path of ['/will-maker/a.css', '/account/x.js', '/assets/none.js', '/admin/users/x.png']) {
      expect((await send(path, harriet)).status, path).toBe(404);
    }
  });
});

// S12.2
describe('what browsers report of the policy', () => {
  const reportOf = (blocked: string, directive = 'script-src-elem') =>
    JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });
  const report = (body: string, from?: string) =>
    send('/policy-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...(from && { 'x-forwarded-for': from }) },
      body,
    });

  it('is asked for, taken without a session, and logged as a host and nothing more', async () => {
    expect((await send('/')).headers.get('content-security-policy')).toContain('report-uri /policy-reports');
    expect((await report(reportOf('https://zzyzxhost.example/zzyzxpath?zzyzxquery'))).status).toBe(204);
    const log = () => readFileSync(join(target.dataDir, 'logs', 'gateway.log'), 'utf8');
    // A line reaches the file a moment after the answer.
    await expect.poll(log, { timeout: 10_000 }).toContain('zzyzxhost.example');
    expect(log()).not.toMatch(/zzyzxpath|zzyzxquery/);
  });

  it('is asked for on pages, and taken, also of text that was made markup', async () => {
    for (const path of ['/', '/auth', '/will-maker', '/admin/dashboard'])
      expect((await send(path)).headers.get('content-security-policy-report-only'), path).toMatch(
        /^require-trusted-types-for 'script'; report-uri \/policy-reports$/,
      );
    expect((await report(reportOf('trusted-types-sink', 'require-trusted-types-for'))).status).toBe(204);
  });

  it('is refused when it is no report, too long, or sent on and on', async () => {
    for (const body of ['', '{', '[]', '{"csp-report":1}', reportOf('https://x').replace('script', '\\n{')])
      expect((await report(body)).status, body).toBe(400);
    expect((await report(reportOf('x'.repeat(9000)))).status).toBe(413);
    const answers = [];
    for (let time = 0; time < 11; time++) answers.push((await report(reportOf('inline'), '192.0.2.77')).status);
    expect(answers).toEqual([...Array(10).fill(204), 429]);
  });
});

// S4.4, S20.1, S20.2, S20.3
describe('what lies beside the site', () => {
  it.each([
    '/.git/HEAD',
    '/.env',
    '/.env.example',
    '/package.json',
    '/pnpm-lock.yaml',
    `${assetPath}.map`,
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%00',
    '/assets',
    '/assets/',
    '/services/identity/src/main.ts',
    '/web/dist/index.html',
    '/server-status',
    '/wp-login.php',
    '/routes.json',
  ])('is not there: %s', async (path) => {
    const { status, text } = await send(path);
    expect([400, 403, 404], `${status}`).toContain(status);
    expect(text).not.toMatch(/root:x:|"dependencies"|SIGNING_KEY|sourcesContent/);
  });

  it('is shown to staff alone: how the services are', async () => {
    expect([401, 403, 404]).toContain((await send('/ops/services')).status);
    expect([401, 403, 404]).toContain((await send('/ops/services', harriet)).status);
    expect((await send('/ops/services', readonly)).status).toBe(200);
  });
});

// S14.4
describe('the scripts of the site', () => {
  const scripts = built.filter(({ name }) => name.endsWith('.js'));
  const text = scripts.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')).join('\n');

  it('name no setting of a service and hold no secret', () => {
    expect(text).not.toMatch(/DATABASE_URL|SIGNING_KEY|ENCRYPTION_KEYS|LINK_KEY|CLIENT_SECRET|BEGIN PRIVATE KEY/);
  });

  it('name no procedure that is only between services', () => {
    expect(Object.keys(services).length).toBeGreaterThan(3);
    expect(text).not.toMatch(/erasure\.erase|sessions\.resolve|outgoingMail/);
  });
});

// S12.5, S23.1, S23.3
it('gives a visitor no cookie on any page, and calls no other host', async () => {
  for (const path of ['/', '/executors', '/inheritance-tax-calculator', '/questionnaire', '/jargon-buster', '/auth']) {
    const { headers, text } = await send(path);
    expect(headers.getSetCookie(), path).toEqual([]);
    expect(text, path).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="https?:\/\/(?!localhost)/);
  }
});
