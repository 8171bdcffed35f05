import { setTimeout } from 'node:timers/promises';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { createLog } from '@plainwill/kit/log';
import { anAccount, callerAs } from '@plainwill/kit/testing/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressFinder } from '../finder/address-finder.ts';
import { createRouter } from '../router.ts';
import { startCommission } from '../testing/commission-server.ts';
import { keys, type Mood } from '../testing/provider-server.ts';
import { aCharity, registerDatabase } from '../testing/register-database.ts';
import { createCharityFinder } from './charity-finder.ts';
import { type CharityProvider, type CharityProviderName, namedCharityProvider } from './charity-provider.ts';
import { createCommission } from './commission.ts';
import { createRegister } from './register.ts';

const { pool, store } = await registerDatabase();
const server = await startCommission();
afterAll(() => server.close());
beforeAll(() => store([aCharity({ number: '1000010', name: 'Quarry Street Hospice' })]));
beforeEach(() => server.feel('well'));

const providers: Record<CharityProviderName, (key: string) => CharityProvider> = {
  register: () => createRegister(pool),
  commission: (key) => createCommission({ key, url: server.url }),
};

/** The service's procedure, before these providers. */
function before(names: CharityProviderName[], { key = keys.good, timeoutMs = 1000 } = {}) {
  const lines: string[] = [];
  const log = createLog('test', 'silent');
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => void lines.push(JSON.stringify(given)));
  const charityFinder = createCharityFinder(
    names.map((name) => namedCharityProvider(name, providers[name](key), { timeoutMs, log })),
  );
  const spending = { allows: async () => true };
  const finder = createAddressFinder({ providers: [], spending, cacheSeconds: 0 });
  const router = createRouter(() => ({ log, finder, charityFinder, visitor: 'one', now: new Date() }));
  const { charities } = callerAs(addressLookupContract, router, anAccount());
  return { find: (words: string) => charities.find({ words }), lines };
}

const unavailable = { outcome: 'unavailable', charities: [] };
const none = { outcome: 'none', charities: [] };

describe('finding a charity', () => {
  it('is for those who have signed in', async () => {
    const router = createRouter(() => {
      throw new Error('never reached');
    });
    const { charities } = callerAs(addressLookupContract, router, null);
    await expect(charities.find({ words: 'oxfam' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\nb'])('refuses %j by name', async (words) => {
    await expect(before(['register']).find(words)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('asks in the order of the settings, and no more once one has found it', async () => {
    expect(await before(['register', 'commission']).find('quarry street')).toMatchObject({ outcome: 'found' });
    expect(server.asked).toEqual([]);
    expect(await before(['commission', 'register']).find('quarry')).toMatchObject({
      charities: { length: 10, 0: { name: 'Quarry' } },
    });
  });

  it('asks the next when one has none: what is mistyped our copy finds, what is new the Commission', async () => {
    const found = { outcome: 'found', charities: [{ number: '1000010' }] };
    expect(await before(['commission', 'register']).find('qarry street hospice')).toMatchObject(found);
    expect(await before(['register', 'commission']).find('cancer research')).toMatchObject({ outcome: 'found' });
    expect(await before(['register', 'commission']).find('zzzz')).toEqual(none);
  });

  it.each<Mood>(['broken', 'silent', 'cut short', 'endless', 'redirecting', 'otherwise'])(
    'goes on with our copy when the Commission is %s, and never says that there is none',
    async (mood) => {
      server.feel(mood);
      const { find } = before(['commission', 'register'], { timeoutMs: 100 });
      expect(await find('1000010')).toMatchObject({ outcome: 'found', charities: [{ name: 'Quarry Street Hospice' }] });
      expect(await find('9999999')).toEqual(unavailable);
    },
  );

  it('goes on with our copy when the Commission refuses the key, and asks it no more', async () => {
    const { find, lines } = before(['commission', 'register'], { key: keys.unknown });
    for (let time = 0; time < 3; time++) expect(await find('1000010')).toMatchObject({ outcome: 'found' });
    expect(server.asked).toHaveLength(1);
    expect(lines.join('\n')).toContain('ALARM');
  });

  it('goes on with the Commission when our copy cannot be read', async () => {
    const away: CharityProvider = { find: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const spy = vi.spyOn(providers, 'register').mockReturnValue(away);
    expect(await before(['register', 'commission']).find('1089464')).toMatchObject({ outcome: 'found' });
    expect(await before(['register']).find('1089464')).toEqual(unavailable);
    spy.mockRestore();
  });

  it('answers within the three seconds that the gateway waits, whoever is slow', async () => {
    server.feel('silent');
    const answer = before(['commission'], { timeoutMs: 60_000 }).find('oxfam');
    // The shorter of two timers comes first, even where both are late on a busy machine.
    expect(await Promise.race([answer, setTimeout(2900, 'too late')])).toEqual(unavailable);
  });

  it('logs nothing of what was looked for', async () => {
    server.feel('broken');
    const { find, lines } = before(['commission', 'register']);
    await find('Quarry Street Hospice');
    await find('1000010');
    expect(lines.join('\n')).toContain('Charity search failed');
    expect(lines.join('\n')).not.toMatch(/Quarry|1000010/i);
  });
});
