import { describe, expect, it } from 'vitest';
import { aChild, aPerson, aSpouse, levels, type Story, someFacts } from '../will/testing/facts.ts';
import { type SinceSigning, sinceSigning } from './since-signing.ts';

const tom = aSpouse('Tom Hart');
const ben = aSpouse('Ben Reed', 'partner');
const married: Story = { testator: { maritalStatus: 'married' }, residue: levels([tom]) };
const single: Story = {};

const since = (signed: Story | null, today: Story, more: Partial<SinceSigning> = {}) =>
  sinceSigning({
    record: {
      signedOn: '2026-11-20',
      isDated: true,
      isExecutorTold: true,
      keptAt: { kind: 'home', where: '' },
      olderWills: 'none',
    },
    signed: signed && someFacts(signed),
    today: someFacts(today),
    isChanged: false,
    benefitingWitnesses: [],
    ...more,
  });
const ids = (...args: Parameters<typeof since>) => since(...args).map(({ id }) => id);
const record = (changes: Partial<SinceSigning['record']>) => ({
  record: {
    signedOn: '2026-11-20',
    isDated: true,
    isExecutorTold: true,
    keptAt: { kind: 'home' as const, where: '' },
    olderWills: 'none' as const,
    ...changes,
  },
});

describe('a life after the signing', () => {
  it('has nothing to say while nothing has changed', () => {
    for (const story of [single, married]) expect(ids(story, story)).toEqual([]);
  });

  it.each<[string, Story, Story]>([
    ['a marriage', single, married],
    ['a marriage to somebody else', married, { ...married, residue: levels([aSpouse('Max Lane')]) }],
  ])('has very probably cancelled the will by %s', (_, signed, today) => {
    const [finding, ...others] = since(signed, today);
    expect([finding?.id, finding?.severity, others]).toEqual(['SIG-42', 'warns', []]);
    expect(finding?.message).toContain('very probably cancelled');
    expect(finding?.message).not.toContain('revoked');
  });

  it('leaves a will that expected this marriage, and not one that expected another', () => {
    const intending: Story = {
      testator: { maritalStatus: 'partner' },
      residue: levels([{ ...ben, row: { ...ben.row, intendingToMarry: true } }]),
    };
    const nowMarriedTo = (name: string): Story => ({ ...married, residue: levels([aSpouse(name)]) });
    expect(ids(intending, nowMarriedTo('Ben Reed'))).toEqual([]);
    expect(ids(intending, nowMarriedTo('Max Lane'))).toEqual(['SIG-42']);
  });

  it('tells of a divorce, which revokes nothing', () => {
    const [finding] = since(married, { testator: { maritalStatus: 'divorced' } });
    expect(finding?.id).toBe('SIG-43');
    expect(finding?.message).toContain('as if your former spouse had died');
  });

  it('tells of other words, a witness who inherits, and an older will', () => {
    expect(ids(single, single, { isChanged: true })).toEqual(['SIG-44']);
    expect(since(single, single, { benefitingWitnesses: ['Sue Vale', 'Ken Price'] })[0]?.message).toContain(
      'Sue Vale and Ken Price witnessed this will.',
    );
    expect(ids(single, single, record({ olderWills: 'open' }))).toEqual(['SIG-46']);
  });

  it('asks where the paper is, and then who knows it', () => {
    const notSaid = since(single, single, record({ keptAt: null, isExecutorTold: false }));
    const notTold = since(single, single, record({ isExecutorTold: false }));
    expect([notSaid, notTold].map((found) => found.map(({ id }) => id))).toEqual([['SIG-45'], ['SIG-45']]);
    expect(notSaid[0]?.message).not.toBe(notTold[0]?.message);
  });

  it('finds a date missing worse where there are guardians', () => {
    const ivy = aChild('Ivy Hart');
    const withGuardian: Story = { guarded: [{ child: ivy, primaries: [aPerson('Sue Finch')] }] };
    expect(since(withGuardian, withGuardian, record({ isDated: false }))[0]?.message).toContain('guardians');
    expect(since(single, single, record({ isDated: false }))[0]?.message).not.toContain('guardians');
  });

  it('says of a will that was not made here only where it is', () => {
    expect(ids(null, married, { ...record({ isDated: false, keptAt: null }) })).toEqual(['SIG-45']);
  });
});
