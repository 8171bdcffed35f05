import { expect, it } from 'vitest';
import { contactRoleOptions, executorRelationshipOptions, guardianRelationshipOptions } from './contact-model.ts';

it.each([
  ['contact', contactRoleOptions, 'Brother or sister, Parent, Other'],
  ['executor', executorRelationshipOptions, 'Brother or sister, Half-brother or half-sister, Parent, Other relative'],
  [
    'guardian',
    guardianRelationshipOptions,
    'Brother or sister, Half-brother or half-sister, Parent, Other relative, Other',
  ],
])('offers for a new %s each relationship once, those that may mean two people last', (_who, options, last) => {
  const labels = options.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Mother', 'Brother', 'Niece', 'Godchild', 'Solicitor'].filter((l) => labels.includes(l))),
  );
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.slice(-last.split(', ').length).join(', ')).toBe(last);
});
