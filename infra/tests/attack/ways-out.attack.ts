import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, send } = target;
const admin = await target.aPerson('admin', { role: 'admin' });
const readonly = await target.aPerson('readonly', { role: 'readonly' });

let knocks = 0;
const canary = createServer(() => knocks++);
canary.listen(0, '127.0.0.1');
await once(canary, 'listening');
afterAll(() => canary.close());
const { port } = canary.address() as { port: number };

// S10.1, S10.2, S10.3
describe('a webhook', () => {
  it.each([
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://localhost./hooks/catch/1/a/`,
    `https://[::1]:${port}/`,
    'https://[::ffff:127.0.0.1]/hooks/catch/1/a/',
    'https://[::ffff:7f00:1]/hooks/catch/1/a/',
    'https://[64:ff9b::7f00:1]/hooks/catch/1/a/',
    'https://[fd00::1]/',
    'https://2130706433/hooks/catch/1/a/',
    'https://0x7f.1/hooks/catch/1/a/',
    'https://0177.0.0.1/hooks/catch/1/a/',
    'https://127.1/hooks/catch/1/a/',
    'https://0/hooks/catch/1/a/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://127.0.0.1.nip.io/hooks/catch/1/a/',
    'https://hooks.zapier.com.evil.example/hooks/catch/1/a/',
    'https://evil.example/hooks.zapier.com/hooks/catch/1/a/',
    `https://hooks.zapier.com:${port}/hooks/catch/1/a/`,
    'https://hooks.zapier.com@127.0.0.1/hooks/catch/1/a/',
    'https://127.0.0.1\\@hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.zapier.com/hooks/catch/../../../1/a/',
    'http://hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.zapier.com/hooks/catch/1/a/#x',
    'https://ⓛocalhost/hooks/catch/1/a/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    '//127.0.0.1/',
    `https://hooks.zapier.com/hooks/catch/1/${'a'.repeat(3000)}/`,
  ])('is not sent to %s', async (webhookUrl) => {
    const receiver = { name: 'Zapier', events: ['lead.submitted' as const], webhookUrl };
    await expect(admin.api.notifications.integrations.save.mutate(receiver)).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
    });
    expect((await admin.api.notifications.integrations.get.query()).receivers).toEqual([]);
    expect(knocks).toBe(0);
  });
});

// S11.4, S11.5, S11.7
describe('what somebody called themselves', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0", '＝1', '"=1"', 'a"\r\n=1'];

  it('is looked for as it is written, and finds nobody else', async () => {
    for (const search of ['%', '_', '\\', "'", '%%', "' or 1=1 --", '*', '.*']) {
      const { count } = await readonly.api.identity.users.list.query({
        search,
        role: 'all',
        order: 'joined',
        isDescending: false,
        pageSize: 10,
      });
      expect(count, search).toBe(0);
    }
  });

  it('runs in no spreadsheet that staff take the list into', async () => {
    for (const [at, name] of formulas.entries()) {
      const person = await target.aPerson(`formula-${at}`);
      await person.api.identity.profile.rename.mutate({ name }).catch(() => undefined);
    }
    const { csv } = await admin.api.identity.users.export.mutate({
      search: 'formula-',
      role: 'all',
      order: 'joined',
      isDescending: false,
    });
    const cells = csv.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? [];
    expect(cells.length).toBeGreaterThan(formulas.length * 3);
    expect(cells.filter((cell) => /^"?\s*[=+\-@＝]/u.test(cell))).toEqual([]);
  });

  it('is refused where it could pass for something else', async () => {
    const lead = { leadId: randomUUID() as LeadId, email: 'lead@example.com', question: 'x', consent: true as const };
    const unfit = [
      'a\u0000b',
      '\u202ea',
      'a\nb',
      '\u200b',
      '\u3164',
      '\u2800',
      'a\u{e0041}',
      'a\u200eb',
      'a'.repeat(500),
    ];
    for (const name of unfit) {
      // Each from an address of its own, because what is refused counts against the address too.
      const { body } = await target.call('notifications.leads.submit', JSON.stringify({ ...lead, name }));
      expect(body.error?.data.code, JSON.stringify(name)).toBe('BAD_REQUEST');
    }
  });
});

// S7.1, S7.5
describe('the way back from a sign-in', () => {
  it.each([
    '/auth/google?purpose=signIn&next=//evil.example',
    '/auth/google?purpose=https://evil.example',
    '/auth/google/callback?state=&code=x',
    '/auth/google/callback?state=x&code=x&next=https://evil.example',
    '/auth/google/callback?error=access_denied&state=//evil.example',
    '/auth/google/callback?state=x&state=y&code=x',
    '/auth/google/callback?code=%0d%0aLocation:%20https://evil.example&state=a',
    '/booking?to=https://evil.example',
  ])('leads to no other site, and signs nobody in: %s', async (path) => {
    const { status, headers } = await send(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([302, 303]).toContain(status);
    const to = new URL(headers.get('location') ?? '', origin);
    expect(`${to}`).not.toContain('evil');
    expect(['localhost', '127.0.0.1', 'accounts.google.com']).toContain(to.hostname);
    expect(headers.getSetCookie().filter((line) => /^plainwill_dev=[^;]/.test(line))).toEqual([]);
  });

  it.each(['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/%09/evil.example'])(
    'is not found at the address %s',
    async (path) => {
      const { status, headers } = await send(path);
      expect([400, 404]).toContain(status);
      expect(headers.get('location')).toBeNull();
    },
  );
});
