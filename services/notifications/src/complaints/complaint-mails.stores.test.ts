import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aComplaint, complaintsAt } from '../testing/complaints.ts';
import { aDatabase, startService, vault } from '../testing/service.ts';
import { startMailServer } from '../testing/stand-ins.ts';
import { complaintMailFor } from './complaint-mails.ts';

const { orm, url: databaseUrl } = await aDatabase();
const soon = { timeout: 30_000 };
const now = new Date('2026-11-20T10:00:00.000Z');
const { visitor, admin } = complaintsAt(orm, now);

const hostile = {
  name: 'Anna\u2028Bcc <b>Hale</b> & "Sons"',
  happened: '<script>alert(1)</script>\r\nBcc: eve@evil.example\r\n\r\n.\r\nQUIT',
  wanted: '<img src=x onerror=alert(1)>',
};

async function messagesOf(reference: string) {
  const em = orm.em.fork();
  const rows = await em.execute<{ id: string }[]>(
    `select s.id from complaint_steps s join complaints c on c.id = s.complaint_id
     where c.reference = ? and s.is_mailed order by s.at, s.kind = 'answer'`,
    [reference],
  );
  return Promise.all(rows.map(({ id }) => complaintMailFor(em, vault, id)));
}

const idOf = async (reference: string) => {
  const { complaints } = await admin.list({ order: 'due', page: 1, reference });
  return (complaints[0] as (typeof complaints)[number]).id;
};

describe('what the letters say', () => {
  it('repeats nothing of what was told in the acknowledgement, nor in any subject line', async () => {
    const { reference } = await visitor.send(aComplaint({ ...hostile, name: 'Anna <b>Hale</b>' }));
    const [mail] = await messagesOf(reference);
    expect(mail?.to).toBe('anna@example.com');
    expect(mail?.message.subject).toBe(`We have received your complaint (${reference})`);
    expect(mail?.message.text).toContain('answer you by 20 December 2026');
    expect(JSON.stringify(mail?.message)).not.toMatch(/Anna|Hale|evil|script|onerror/);
  });

  it('brings the answer of staff as words, with what can be done against it', async () => {
    const { reference } = await visitor.send(aComplaint());
    const words = 'You are right.\n\n<b>Bold</b> & sorry';
    await admin.answer({ id: await idOf(reference), basedOn: 1, outcome: 'agreed', words, change: 'We check twice.' });
    const [, mail] = await messagesOf(reference);
    expect(mail?.message.subject).toBe(`Our answer to your complaint (${reference})`);
    expect(mail?.message.text).toContain('We agree with your complaint.\n\nYou are right.\n\n<b>Bold</b> & sorry');
    expect(mail?.message.text).toContain('What we are changing:\n\nWe check twice.');
    expect(mail?.message.text).toMatch(/Information Commissioner[\s\S]*court/);
    expect(mail?.message.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; sorry');
    expect(mail?.message.html).not.toContain('<b>');
  });

  it('calls a request a request', async () => {
    const { reference } = await visitor.send(aComplaint({ kind: 'copy' }));
    const text = { outcome: 'agreed', words: 'Your data is attached to your account.', change: '' } as const;
    await admin.answer({ id: await idOf(reference), basedOn: 1, ...text });
    const mails = await messagesOf(reference);
    expect(mails.map((mail) => mail?.message.subject)).toEqual([
      `We have received your request (${reference})`,
      `Our answer to your request (${reference})`,
    ]);
    expect(mails[1]?.message.text).toMatch(/^Hello,\n\nWe have done what you asked for\./);
  });

  it('has nothing to say for a message that is not there', async () => {
    expect(await complaintMailFor(orm.em.fork(), vault, crypto.randomUUID())).toBeNull();
  });
});

it('takes no name that could break a line, nor an address that could bring a second one', async () => {
  await expect(visitor.send(aComplaint({ name: hostile.name }))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const email of ['anna@example.com\r\nBcc: eve@evil.example', 'anna@example.com, eve@evil.example']) {
    await expect(visitor.send(aComplaint({ email }))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  it('is acknowledged once the mail server is back, once, and then counts as acknowledged', async () => {
    const mail = await startMailServer();
    const proxy = await createTcpProxy(mail.url);
    onTestFinished(async () => void (await Promise.all([proxy.shut(), mail.close()])));
    await proxy.shut();
    const { client } = await startService({ databaseUrl, queueUrl: store.url, smtpUrl: proxy.url });
    const complaint = aComplaint({ email: `anna@${store.url.startsWith('redis') ? 'redis' : 'postgres'}.example` });
    const { reference } = await client.complaints.send.mutate(complaint);
    const id = await idOf(reference);
    expect(await admin.get({ id })).toMatchObject({ state: 'received' });

    await proxy.open();
    await vi.waitFor(async () => expect(await admin.get({ id })).toMatchObject({ state: 'acknowledged' }), soon);
    const mine = mail.received.filter(({ recipients }) => recipients[0] === complaint.email);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.raw).toContain(reference);
    expect(await client.complaints.send.mutate(complaint)).toEqual({ reference, isAcknowledged: true });
  });
});
