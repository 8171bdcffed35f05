import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, SealBroken } from './vault.ts';

const keys = new Map([
  ['old', randomBytes(32)],
  ['new', randomBytes(32)],
]);
const vault = createVault({ current: 'new', keys });
const place = { table: 'contacts', column: 'notes', owner: 'anna' };

describe('createVault', () => {
  it.each(['', 'O’Brien|v1|', '日本語 🌿', 'x'.repeat(5000)])('opens what it sealed (%#)', (plain) => {
    const sealed = vault.seal(plain, place);
    expect(vault.open(sealed, place)).toBe(plain);
    if (plain) expect(sealed).not.toContain(plain);
  });

  it('seals the same value differently each time', () => {
    expect(vault.seal('1984-03-27', place)).not.toBe(vault.seal('1984-03-27', place));
  });

  it.each([
    { ...place, owner: 'ben' },
    { ...place, column: 'mobile_number' },
    { ...place, table: 'personal_details' },
  ])('opens nothing that was moved to %j', (elsewhere) => {
    expect(() => vault.open(vault.seal('secret', place), elsewhere)).toThrow(SealBroken);
  });

  it('opens nothing that was changed, cut short, or never sealed', () => {
    const sealed = vault.seal('secret', place);
    const parts = sealed.split('|');
    const flipped = parts.with(4, Buffer.from('other!').toString('base64url')).join('|');
    const shortTag = parts.with(3, parts[3]?.slice(0, 6) ?? '').join('|');
    for (const broken of [flipped, shortTag, parts.slice(0, 3).join('|'), 'secret', ''])
      expect(() => vault.open(broken, place)).toThrow(SealBroken);
  });

  it('opens what an earlier key sealed, and knows that it is not the current one', () => {
    const before = createVault({ current: 'old', keys }).seal('secret', place);
    expect(vault.open(before, place)).toBe('secret');
    expect([vault.isCurrent(before), vault.isCurrent(vault.seal('secret', place))]).toEqual([false, true]);
  });

  it('marks the same value alike in one column and by one key, and tells nothing of it', () => {
    const column = { table: 'leads', column: 'details' };
    const [byNew, byOld] = vault.marks(['anna', 'hale'], column);
    expect(vault.marks(['hale'], column)).toEqual([[byNew?.[1]], [byOld?.[1]]]);
    expect(createVault({ current: 'old', keys }).marks(['anna', 'hale'], column)).toEqual([byOld, byNew]);
    const elsewhere = vault.marks(['anna', 'hale'], { ...column, column: 'notes' });
    expect(new Set([byNew, byOld, ...elsewhere].flat()).size).toBe(8);
    for (const mark of byNew ?? []) expect(mark).toMatch(/^[\w-]{22}$/);
  });

  it('opens nothing whose key is gone', () => {
    const sealed = createVault({ current: 'gone', keys: new Map([['gone', randomBytes(32)]]) }).seal('secret', place);
    expect(() => vault.open(sealed, place)).toThrow(SealBroken);
  });
});
