import { expect, it } from 'vitest';
import { aDesk, at, callsAt } from '../testing/enquiries.ts';

const { orm, query, aLead } = await aDesk();

it('counts enquiries whose day has passed, until they are closed', async () => {
  const { urgentWork } = callsAt(orm, at(0))(null);
  await aLead();
  await aLead();
  expect(await urgentWork.count()).toBe(0);
  await query(`update enquiries set follow_up_on = '2026-11-01'`);
  expect(await urgentWork.count()).toBe(2);
  await query(`update enquiries set status = 'closed'`);
  expect(await urgentWork.count()).toBe(0);
});
