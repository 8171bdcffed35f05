import { randomUUID } from 'node:crypto';
import { leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { LeadId } from '@plainwill/contracts/shared/ids';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { detailsOf, LeadSchema } from '../enquiries/lead.entity.ts';
import { callsAt } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T19:31:00.000Z');
const { leads } = callsAt(orm, now)(null);

const aLead = (overrides = {}) => ({
  leadId: LeadId.parse(randomUUID()),
  name: 'Harriet Bell',
  email: 'harriet@example.com',
  question: 'Does the house count?',
  consent: true as const,
  ...overrides,
});
const storedLeads = () => orm.em.fork().findAll(LeadSchema);
const deliveries = () => orm.em.fork().findAll(DeliverySchema);
const promisedJobs = () => orm.em.fork().findAll(OutboxSchema);

describe('submitting a lead', () => {
  beforeEach(async () => {
    await orm.em.fork().execute('truncate leads, outbox cascade');
  });

  it('keeps who asked, what they agreed to and when, and promises one delivery that names no more than the lead', async () => {
    const lead = aLead();
    await leads.submit(lead);
    const [row] = await storedLeads();
    expect(row).toMatchObject({ id: lead.leadId, consentWording: leadConsentWording, consentedAt: now });
    expect(row && detailsOf(vault, row)).toEqual({
      name: 'Harriet Bell',
      email: 'harriet@example.com',
      question: 'Does the house count?',
    });
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ event: 'lead.submitted', outcome: 'waiting', attempts: 0 });
    expect(await promisedJobs()).toEqual([
      expect.objectContaining({ queue: 'webhooks', payload: { deliveryId: delivery?.id }, dispatchedAt: null }),
    ]);
  });

  it('keeps nothing that a stolen database would tell', async () => {
    await leads.submit(aLead());
    const rows = await orm.em.fork().execute('select * from leads');
    expect(JSON.stringify(rows)).not.toMatch(/Harriet|example\.com|house/);
  });

  it('makes one lead and one job of twenty that arrive at once', async () => {
    const lead = aLead({ question: '' });
    await Promise.all(Array.from({ length: 20 }, () => leads.submit(lead)));
    expect(await storedLeads()).toHaveLength(1);
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('refuses other details under the same id, and keeps the first', async () => {
    const lead = aLead();
    await leads.submit(lead);
    const again = leads.submit({ ...lead, email: 'someone@example.com' });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', cause: { reason: 'LeadIdTaken' } });
    const [row] = await storedLeads();
    expect(row && detailsOf(vault, row).email).toBe('harriet@example.com');
  });

  it.each([
    ['name', '  ', 'Enter your name'],
    ['email', 'harriet', 'Enter an email address in the correct format, like name@example.com'],
    ['consent', false, 'Tick the box so that we may contact you'],
  ])('refuses %s=%j, and says what to do', async (field, value, message) => {
    const submitting = leads.submit(aLead({ [field]: value }));
    await expect(submitting).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: [field], message })] },
    });
    expect(await storedLeads()).toEqual([]);
  });
});
