import { expect, it } from 'vitest';
import { type ChosenUsers, everyone, readChosen, writeChosen } from './chosen-users.ts';

const after = 'b0a5c1de-0000-4000-8000-000000000001';

it.each<ChosenUsers>([
  everyone,
  { search: 'Zoë & Łuk #1', role: 'readonly', order: 'name', isDescending: false, pageSize: 100, after },
  { ...everyone, before: after },
])('reads back what it wrote: %j', (chosen) => {
  expect(readChosen(writeChosen(chosen))).toEqual(chosen);
});

it('says nothing where all is as usual', () => {
  expect(writeChosen(everyone)).toBe('');
});

it.each(['#role=owner', '#order=password', '#size=1000000', '#after=x', '#before=%00', '#after=&before='])(
  'takes %s for what is usual',
  (hash) => {
    expect(readChosen(hash)).toEqual(everyone);
  },
);
