import { randomBytes, randomUUID } from 'node:crypto';
import { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { EnquirySchema, notesOf } from '../enquiries/enquiry.entity.ts';
import { findEnquiries } from '../enquiries/find-enquiries.ts';
import { detailsOf, LeadSchema } from '../enquiries/lead.entity.ts';
import { answersOf, SubmissionSchema } from '../enquiries/submission.entity.ts';
import { answersOfATenant, callsAt, noWebhook } from '../testing/enquiries.ts';
import { aDatabase, encryptionKeys, vault } from '../testing/service.ts';
import { AttemptSchema, answerOf, DeliverySchema, isPlainAnswer } from '../webhooks/delivery.entity.ts';
import { receiversOf } from '../webhooks/receivers.ts';
import { recordAttempts, withId } from '../webhooks/record-attempts.ts';
import { encryptedTables } from './encrypted-tables.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T10:00:00.000Z');
const newKey = randomBytes(32);
const withBoth = createVault({ current: 'k2', keys: new Map([...encryptionKeys.keys, ['k2', newKey]]) });
const withNewAlone = createVault({ current: 'k2', keys: new Map([['k2', newKey]]) });
const webhookUrl = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
const visitor = callsAt(orm, now)(null);
const { enquiries, integrations } = callsAt(orm, now)(anAccount({ roles: ['admin'] }));

it('lets an earlier key be taken away: the new one alone decrypts all that it encrypted', async () => {
  const leadId = LeadId.parse(randomUUID());
  const submissionId = SubmissionId.parse(randomUUID());
  await visitor.leads.submit({ leadId, name: 'Anna Hale', email: 'anna@example.com', question: '', consent: true });
  await visitor.questionnaire.submit({ submissionId, answers: answersOfATenant() });
  const [first] = (await enquiries.list({ order: 'received' })).enquiries;
  await enquiries.save({ id: first?.id as never, basedOn: 1, changes: { notes: 'Call on Monday' } });
  const events = ['questionnaire.submitted' as const, 'lead.submitted' as const];
  const [receiver] = (await integrations.save({ name: 'Zapier', events, webhookUrl })).receivers;
  if (!receiver) throw new Error('there is no receiver');
  const { secret: earlier } = await integrations.makeSecret({ id: receiver.id });
  const { secret } = await integrations.makeSecret({ id: receiver.id });

  expect(await rotateKeys(orm.em.fork(), encryptedTables(withBoth), 'k2')).toEqual({ encrypted: 6, broken: 0 });
  expect(await rotateKeys(orm.em.fork(), encryptedTables(withBoth), 'k2')).toEqual({ encrypted: 0, broken: 0 });

  const em = orm.em.fork();
  expect(detailsOf(withNewAlone, await em.findOneOrFail(LeadSchema, { id: leadId })).name).toBe('Anna Hale');
  const submission = await em.findOneOrFail(SubmissionSchema, { id: submissionId });
  expect(answersOf(withNewAlone, submission)).toEqual(answersOfATenant());
  expect(notesOf(withNewAlone, await em.findOneOrFail(EnquirySchema, { id: first?.id as never }))).toBe(
    'Call on Monday',
  );
  const receivers = await receiversOf(em, { vault: withNewAlone, webhook: noWebhook, now });
  expect(receivers).toMatchObject([{ url: webhookUrl, secrets: [secret, earlier] }]);
  const sought = { em, vault: withNewAlone, now };
  expect(await findEnquiries(sought, { order: 'received', search: 'anna' }, { limit: 5 })).toMatchObject({ count: 1 });
});

it('encrypts the answers of receivers, those that the version before stored in plain text too', async () => {
  const submissionId = SubmissionId.parse(randomUUID());
  await visitor.questionnaire.submit({ submissionId, answers: answersOfATenant() });
  const em = orm.em.fork();
  await rotateKeys(em, encryptedTables(withBoth), 'k2');
  const { id: delivery } = await em.findOneOrFail(DeliverySchema, { submission: submissionId });
  const answers = ['v1|10 Downing Street', '', null, 'encrypted with the earlier key'];
  const attempts = answers.map((answer) => {
    const posted = { status: 422, error: null, durationMs: 1, answer, retryAfterMs: null };
    return withId({ delivery, at: now, answer: posted, outcome: 'waiting' });
  });
  await recordAttempts(em, vault, attempts.slice(3));
  for (const { id, answer } of attempts.slice(0, 3)) {
    await em.execute(
      'insert into webhook_attempts (id, delivery_id, at, duration_ms, answer) values (?, ?, now(), 1, ?)',
      [id, delivery, answer.answer],
    );
  }
  const stored = async () => {
    const rows = await orm.em.fork().find(AttemptSchema, { delivery });
    return attempts.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  };
  expect((await stored()).map((attempt) => answerOf(withBoth, attempt))).toEqual(answers);

  expect(await rotateKeys(em, encryptedTables(withBoth), 'k2')).toEqual({ encrypted: 3, broken: 0 });
  const encrypted = await stored();
  expect(encrypted.map(({ answer }) => answer && isPlainAnswer(answer))).toEqual([false, false, null, false]);
  expect(encrypted.map((attempt) => answerOf(withNewAlone, attempt))).toEqual(answers);
  expect(await rotateKeys(em, encryptedTables(withBoth), 'k2')).toEqual({ encrypted: 0, broken: 0 });
});
