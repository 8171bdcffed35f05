import type { AccountId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { needsOf } from './needs.ts';

const owner = 'b0a5c1de-0000-4000-8000-000000000001' as AccountId;
const textsOf = (waiting: Parameters<typeof needsOf>[0]) =>
  needsOf(waiting).map(({ count, text, to }) => `${count} ${text} -> ${to}`);

it('says nothing of what does not wait, or is not known', () => {
  expect(needsOf({})).toEqual([]);
  expect(needsOf({ overdue: { count: 0 }, failedDeliveries: 0, withoutSecondStep: 0 })).toEqual([]);
});

it('has what is late or failed first, each with the page that cures it', () => {
  expect(
    textsOf({
      withoutSecondStep: 2,
      fresh: { count: 3, enquiries: [{ ownerId: null }, { ownerId: owner }, { ownerId: null }] },
      overdue: { count: 1 },
      failedDeliveries: 2,
      complaints: { count: 2, complaints: [{ alarms: ['running-out', 'no-owner'] }, { alarms: ['no-owner'] }] },
      reviews: { late: 1, waiting: 4, unanswered: 0, pause: null },
    }),
  ).toEqual([
    '1 enquiry is overdue -> /admin/enquiries?overdue',
    '2 complaints or requests need attention, 1 with little time left -> /admin/complaints?alarm',
    '1 review is late -> /admin/reviews',
    '2 deliveries have failed -> /settings',
    '3 new enquiries, 2 without an owner -> /admin/enquiries?status=new',
    '4 reviews wait for a reviewer -> /admin/reviews?state=requested',
    '2 colleagues have no second step -> /admin/roles',
  ]);
});
