import type { AccountId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { type ChosenUsers, userFields } from '../users/chosen-users.ts';
import { day, defaultsOf, flag, ordinal, page, readFields, writeFields } from './address-fields.ts';

const read = (params: string) => readFields(userFields, new URLSearchParams(params));
const defaults = defaultsOf(userFields);
const after = 'b0a5c1de-0000-4000-8000-000000000001' as AccountId;

it.each<Partial<ChosenUsers>>([
  {},
  { search: 'Zoë & Łuk #1', role: 'readonly', order: 'name', isDescending: false, pageSize: 100, after },
  { before: after },
])('reads back what it wrote: %j', (changes) => {
  const chosen = { ...defaults, ...changes };
  expect(read(String(writeFields(userFields, chosen)))).toEqual(chosen);
});

it('writes nothing of what is the default', () => {
  expect(String(writeFields(userFields, defaults))).toBe('');
});

it.each(['role=owner', 'order=password', 'size=1000000', 'after=x', 'before=%00', 'after=&before='])(
  'takes %s for the default',
  (params) => {
    expect(read(params)).toEqual(defaults);
  },
);

const fields = { from: day('from'), isMine: flag('mine'), number: ordinal('number'), page: page('page', 40) };

it.each([
  ['from=2026-1-1&number=0&page=-3', { page: 1 }],
  ['from=2026-01-01&mine&number=12&page=2.9', { from: '2026-01-01', isMine: true, number: 12, page: 2 }],
  ['number=1e3&page=1e9', { page: 40 }],
])('reads %s', (params, expected) => {
  const nothing = { from: undefined, isMine: undefined, number: undefined };
  expect(readFields(fields, new URLSearchParams(params))).toEqual({ ...nothing, ...expected });
});
