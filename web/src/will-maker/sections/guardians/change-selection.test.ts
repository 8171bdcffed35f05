import type { PersonId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import {
  withAlternate,
  withAlternatesInOrder,
  withGroup,
  withGroupsInOrder,
  withMember,
  withoutGroup,
  withoutGuardian,
  withPrimary,
} from './change-selection.ts';
import { everyoneIn, type GuardianSelection, mayBePrimary, prioritiesOf } from './guardian-model.ts';

const ids = (names: string) => [...names] as PersonId[];
const id = (name: string) => name as PersonId;

/** "a|bc|de,fg": primaries, alternates, groups named 0, 1, … */
function from(text: string): GuardianSelection {
  const [primaries = '', backups = '', groups = ''] = text.split('|');
  return {
    primaryIds: ids(primaries),
    backupIds: ids(backups),
    groups: groups
      .split(',')
      .filter(Boolean)
      .map((members, n) => ({ id: String(n), name: '', memberIds: ids(members) })),
  };
}

const textOf = ({ primaryIds, backupIds, groups }: GuardianSelection) =>
  [primaryIds.join(''), backupIds.join(''), groups.map(({ memberIds }) => memberIds.join('')).join()].join('|');

describe('a choice of guardians', () => {
  it.each([
    ['a|b|cd', 'x', 'ax|b|cd'],
    ['|ab|', 'a', 'a|b|'],
    ['|a|bcd', 'c', 'c|a|bd'],
    ['|a|bc', 'c', 'c|ab|'],
  ])('%s with %s as primary is %s', (before, who, after) => {
    expect(textOf(withPrimary(from(before), id(who)))).toBe(after);
  });

  it.each([
    ['a|b|', 'x', 'a|bx|'],
    ['a|bc|', 'b', 'a|cb|'],
    ['a|b|', 'a', '|ba|'],
    ['|b|cde', 'd', '|bd|ce'],
  ])('%s with %s as an alternate is %s', (before, who, after) => {
    expect(textOf(withAlternate(from(before), id(who)))).toBe(after);
  });

  it.each([
    ['a|b|cd', 'a', '|b|cd'],
    ['a|bc|', 'b', 'a|c|'],
    ['a||bcd', 'b', 'a||cd'],
    ['a|b|cd,ef', 'c', 'a|bd|ef'],
    ['a|b|', 'x', 'a|b|'],
  ])('%s without %s is %s', (before, who, after) => {
    expect(textOf(withoutGuardian(from(before), id(who)))).toBe(after);
  });

  it('groups alternates after the groups there are, and needs two of them', () => {
    const before = from('a|bcd|ef');
    const group = (members: string) => ({ id: 'new', name: 'New', memberIds: ids(members) });
    expect(textOf(withGroup(before, group('db')))).toBe('a|c|ef,db');
    expect(withGroup(before, group('b'))).toBe(before);
    expect(withGroup(before, group('ba'))).toBe(before);
    expect(withGroup(before, group('xy'))).toBe(before);
  });

  it('lets somebody join a group, and dissolves one', () => {
    expect(textOf(withMember(from('a|bc|de'), '0', id('c')))).toBe('a|b|dec');
    expect(textOf(withMember(from('|a|bc,de'), '1', id('b')))).toBe('|ac|deb');
    expect(textOf(withoutGroup(from('|a|bc,de'), '0'))).toBe('|abc|de');
  });

  it('is put in order, alternates and groups each among themselves', () => {
    expect(textOf(withAlternatesInOrder(from('a|bcd|'), ids('dbc')))).toBe('a|dbc|');
    expect(textOf(withGroupsInOrder(from('||ab,cd,ef'), ['2', '0', '1']))).toBe('||ef,ab,cd');
  });

  it('names everyone once', () => {
    expect(everyoneIn(from('a|bc|de,fg')).join('')).toBe('abcdefg');
  });

  it('numbers individuals first, then groups', () => {
    const priorities = prioritiesOf(from('a|bc|de,fg')).map(
      ({ priority, memberIds }) => `${priority}${memberIds.join('')}`,
    );
    expect(priorities).toEqual(['1b', '2c', '3de', '4fg']);
  });

  it.each([
    ['', true],
    ['a', false],
  ])('with primaries "%s" offers anyone as primary, the spouse too: %s', (primaries, offered) => {
    expect(mayBePrimary(from(primaries))).toBe(offered);
  });
});
