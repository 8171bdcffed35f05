import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { expect, it } from 'vitest';
import { aProvision } from '../../testing/a-provision.ts';
import { aTestatorRecord, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { pathToAnswer } from './path-to-answer.ts';

const record = aTestatorRecord({
  personalDetails: somePersonalDetails({ maritalStatus: 'partner' }),
  provisions: [aProvision('pet'), aProvision('homeTrust'), aProvision('residueFallback', { fallback: 'charity' })],
});

it.each<[string, AnswerPlace, string]>([
  [
    'a stored provision in its section',
    { part: 'provisions', recordId: 'pet-1', field: 'takerId' },
    '?tab=wishes&section=gifts&record=pet-1&field=takerId',
  ],
  [
    'the home in its own step',
    { part: 'provisions', recordId: 'homeTrust-1', field: 'recipients' },
    '?section=homeDetails&step=ownership&record=homeTrust-1&field=recipients',
  ],
  [
    'a kind of which nothing is stored',
    { part: 'provisions', recordId: 'guardianSupport', field: null },
    '?tab=wishes&section=guardianship&record=guardianSupport',
  ],
  [
    'the last resort, which has no dialog',
    { part: 'provisions', recordId: 'residueFallback', field: 'fallback' },
    '?tab=wishes&section=residue&step=nobody&field=fallback',
  ],
  [
    'its charities, which have one',
    { part: 'provisions', recordId: 'residueFallback-1', field: 'recipients' },
    '?tab=wishes&section=residue&step=nobody&record=residueFallback-1&field=recipients',
  ],
  [
    'a setting where it is asked',
    { part: 'settings', recordId: null, field: 'survivorshipDays' },
    '?tab=wishes&section=residue&step=nobody&field=survivorshipDays',
  ],
  [
    'the ceremony of a couple with the partner',
    { part: 'settings', recordId: null, field: 'plannedEvent' },
    '?section=spouseDetails&field=plannedEvent',
  ],
  [
    'whom somebody expects to marry with themselves',
    { part: 'settings', recordId: null, field: 'intendedSpouseId' },
    '?section=personalDetails&step=about&field=intendedSpouseId',
  ],
])('leads to %s', (_what, place, query) => {
  expect(pathToAnswer(place, record)).toBe(`/will-maker${query}`);
});

it('leads to the page on signing for how it is signed, which is asked there', () => {
  expect(pathToAnswer({ part: 'settings', recordId: null, field: 'executionVariant' }, record)).toBe(
    '/will-maker/sign',
  );
});

it('leads to the ceremony where somebody without a partner is asked', () => {
  const place = { part: 'settings', recordId: null, field: 'plannedEvent' } as const;
  expect(pathToAnswer(place, aTestatorRecord({ personalDetails: somePersonalDetails() }))).toContain('personalDetails');
});
