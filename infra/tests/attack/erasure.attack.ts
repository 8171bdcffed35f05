import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { afterAll, expect, it } from 'vitest';
import { storedRows } from './support/stored-rows.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { databases, query, tablesOf } = storedRows(target);

/** Told at every place where something can be told. */
const marks = { name: 'Zzyzxname', question: 'zzyzxquestion', line1: '77 Zzyzx Lane', mail: 'zzyzxmail' };
const person = await target.aPerson(marks.mail, { isFilledIn: true });
const { email, api } = person;
const me = await api.identity.accounts.me.query();
if (!me) throw new Error('nobody is signed in');
const submissionId = randomUUID() as SubmissionId;
const address = {
  line_1: marks.line1,
  line_2: '',
  town_or_city: 'Ely',
  county: '',
  postcode: 'CB7 4DL',
  formatted_address: `${marks.line1}, Ely, CB7 4DL`,
};
const questionnaire = {
  submissionId,
  answers: { whoFor: 'Me', children: 'No', business: 'No', homeOwned: 'Yes', address } as const,
};
await api.notifications.questionnaire.submit.mutate(questionnaire);
await api.willData.questionnaire.claim.mutate(questionnaire);
const lead = { name: marks.name, email, question: marks.question, consent: true as const };
await api.notifications.leads.submit.mutate({ ...lead, leadId: randomUUID() as LeadId });
// This lead is somebody else's and stays.
await api.notifications.leads.submit.mutate({
  ...lead,
  name: 'Anna Hale',
  email: 'anna@example.com',
  leadId: randomUUID() as LeadId,
});
await target.call('identity.passwords.requestReset', JSON.stringify({ email }));
const { checks } = await api.willData.willDocument.preview.query();
const copy = await api.willData.signingCopies.make.mutate({ understood: [...new Set(checks.map(({ id }) => id))] });
const witness = { name: marks.name, address: marks.line1, occupation: '' };
await api.willData.signedWills.record.mutate({
  copyId: copy.id,
  signedOn: copy.madeAt.slice(0, 10),
  place: marks.line1,
  isDated: true,
  witnesses: [witness, witness],
  keptAt: null,
  isExecutorTold: false,
  olderWills: 'none',
  isLost: false,
});

const countRows = async (table: string) =>
  Number((await query('notifications', `select count(*) n from ${table}`))[0]?.n as string);

// S18.3
it('leaves nothing of the person in any service, and all of others', async () => {
  expect([await countRows('leads'), await countRows('questionnaire_submissions')]).toEqual([2, 1]);
  await api.identity.profile.requestDeletion.mutate();
  await query('identity', 'update accounts set deletion_at = now() where id = $1', [me.id]);
  await expect
    .poll(() => query('identity', 'select id from accounts where id = $1', [me.id]), {
      timeout: 110_000,
      interval: 1000,
    })
    .toEqual([]);

  expect([await countRows('leads'), await countRows('questionnaire_submissions')]).toEqual([1, 0]);
  expect(await query('will_data', 'select account_id from how_made_records')).toEqual([{ account_id: me.id }]);
  expect([await countRows('enquiries'), await countRows('webhook_deliveries')]).toEqual([1, 1]);
  for (const database of databases) {
    for (const [name, rows] of Object.entries(await tablesOf(database))) {
      for (const mark of [...Object.values(marks), submissionId])
        expect(rows.includes(mark), `${mark} in ${name}`).toBe(false);
      // Its number alone stays: where what was done is proved, where an erased account is kept from coming back, for a week
      // where the release before learns who is gone, for an hour at most in the counts of calls, and with how the signed
      // will was made, which nobody reads without the key.
      const mayStoreAccountId = /^public\.(audit_log|erased_accounts|how_made_records|removed_users|throttles)$/.test(
        name,
      );
      if (!mayStoreAccountId) expect(rows.includes(me.id), `the account in ${database}: ${name}`).toBe(false);
    }
  }
  const logs = join(target.dataDir, 'logs');
  for (const file of globSync('*', { cwd: logs })) {
    const text = readFileSync(join(logs, file), 'utf8');
    for (const mark of Object.values(marks)) expect(text.includes(mark), `${mark} in ${file}`).toBe(false);
  }
}, 130_000);
