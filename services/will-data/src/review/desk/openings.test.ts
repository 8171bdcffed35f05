import { randomUUID } from 'node:crypto';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { aWillData } from '../../testing/will-data.ts';
import { aCustomer, aReviewer, numberOf } from '../testing/reviews.ts';

const willData = await aWillData();
const { orm, time } = willData;

it('tells each customer who has read their will, and raises the alarm at the fifty-first in an hour', async () => {
  const desk = aReviewer(willData);
  const { account } = desk;

  async function readAnother() {
    const customer = await aCustomer(willData);
    const number = await numberOf(customer);
    await desk.reviewDesk.claim({ number });
    await desk.reviewDesk.get({ number });
    // Read again within the hour, it is the same reading.
    await desk.reviewDesk.get({ number });
    const { entries } = await customer.access.list({});
    const readings = entries.filter(({ action }) => action === 'review.open');
    expect(readings).toMatchObject([{ staffId: account.id }]);
  }

  const alarms = () =>
    orm.em
      .fork()
      .execute<object[]>(`select 1 from audit_log where actor_account_id = ? and action = 'bulk-view'`, [account.id]);

  // The openings of so many wills, without the wills.
  const by = { account, now: time.now, requestId: randomUUID() };
  for (let n = 0; n < 49; n++) await recordAudit(orm.em.fork(), by, { action: 'review.open', subject: anAccount().id });
  await readAnother();
  expect(await alarms()).toHaveLength(0);
  await readAnother();
  expect(await alarms()).toHaveLength(1);
});
