import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, DecryptionFailed } from './vault.ts';

const keys = new Map([
  ['old', randomBytes(32)],
  ['new', randomBytes(32)],
]);
const vault = createVault({ current: 'new', keys });
const place = { table: 'contacts', column: 'notes', owner: 'anna' };

describe('createVault', () => {
  it.each(['', 'O’Brien|v1|', '日本語 🌿', 'x'.repeat(5000)])('opens what it encrypted (%#)', (plain) => {
    const encrypted = vault.encrypt(plain, place);
    expect(vault.decrypt(encrypted, place)).toBe(plain);
    if (plain) expect(encrypted).not.toContain(plain);
  });

  it('encrypts the same value differently each time', () => {
    expect(vault.encrypt('1984-03-27', place)).not.toBe(vault.encrypt('1984-03-27', place));
  });

  it.each([
    { ...place, owner: 'ben' },
    { ...place, column: 'mobile_number' },
    { ...place, table: 'personal_details' },
  ])('opens nothing that was moved to %j', (elsewhere) => {
    expect(() => vault.decrypt(vault.encrypt('secret', place), elsewhere)).toThrow(DecryptionFailed);
  });

  it('opens nothing that was changed, cut short, or never encrypted', () => {
    const encrypted = vault.encrypt('secret', place);
    const parts = encrypted.split('|');
    const flipped = parts.with(4, Buffer.from('other!').toString('base64url')).join('|');
    const shortTag = parts.with(3, parts[3]?.slice(0, 6) ?? '').join('|');
    for (const broken of [flipped, shortTag, parts.slice(0, 3).join('|'), 'secret', ''])
      expect(() => vault.decrypt(broken, place)).toThrow(DecryptionFailed);
  });

  it('opens what an earlier key encrypted, and knows that it is not the current one', () => {
    const before = createVault({ current: 'old', keys }).encrypt('secret', place);
    expect(vault.decrypt(before, place)).toBe('secret');
    expect([vault.isCurrent(before), vault.isCurrent(vault.encrypt('secret', place))]).toEqual([false, true]);
  });

  it('marks the same value alike in one column and by one key, and tells nothing of it', () => {
    const column = { table: 'leads', column: 'details' };
    const [byNew, byOld] = vault.blindIndexes(['anna', 'hale'], column);
    expect(vault.blindIndexes(['hale'], column)).toEqual([[byNew?.[1]], [byOld?.[1]]]);
    expect(createVault({ current: 'old', keys }).blindIndexes(['anna', 'hale'], column)).toEqual([byOld, byNew]);
    const elsewhere = vault.blindIndexes(['anna', 'hale'], { ...column, column: 'notes' });
    expect(new Set([byNew, byOld, ...elsewhere].flat()).size).toBe(8);
    for (const mark of byNew ?? []) expect(mark).toMatch(/^[\w-]{22}$/);
  });

  it('opens nothing whose key is gone', () => {
    const encrypted = createVault({ current: 'gone', keys: new Map([['gone', randomBytes(32)]]) }).encrypt(
      'secret',
      place,
    );
    expect(() => vault.decrypt(encrypted, place)).toThrow(DecryptionFailed);
  });
});
