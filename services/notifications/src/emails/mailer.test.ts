import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../testing/stand-ins.ts';
import { createMailer, smtpTransport } from './mailer.ts';

const from = { name: 'Plainwill', address: 'no-reply@plainwill.example' };
const message = { subject: 'A subject', text: 'Hello', html: '<p>Hello</p>' };

async function aMailer() {
  const server = await startMailServer();
  const mailer = createMailer({ transport: smtpTransport(server.url), from });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  return { server, mailer };
}

it('lets no line break in a header bring another header', async () => {
  const { server, mailer } = await aMailer();
  const subject = 'A\r\nBcc: eve@evil.example';
  await mailer.send({ messageId: randomUUID(), to: 'anna@example.com' }, { ...message, subject });
  expect(server.received[0]?.recipients).toEqual(['anna@example.com']);
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
});

it.each(['anna@example.com\r\nBcc: eve@evil.example', 'anna@example.com, eve@evil.example'])(
  'sends nothing to what is more than one address: %j',
  async (to) => {
    const { server, mailer } = await aMailer();
    await expect(mailer.send({ messageId: randomUUID(), to }, message)).rejects.toThrow('refuses the recipient');
    expect(server.received).toEqual([]);
  },
);

it('writes a domain in the letters that every mail server takes', async () => {
  const { server, mailer } = await aMailer();
  await mailer.send({ messageId: randomUUID(), to: "a.o'neil+will@münchen.example" }, message);
  expect(server.received[0]?.raw).toMatch(/^To: <?a\.o'neil\+will@xn--mnchen-3ya\.example/m);
});

it('tells mail services how to stop what can be stopped, and nothing else', async () => {
  const { server, mailer } = await aMailer();
  const stopLink = 'https://plainwill.example/unsubscribe/abc';
  await mailer.send({ messageId: randomUUID(), to: 'anna@example.com' }, { ...message, stopLink });
  await mailer.send({ messageId: randomUUID(), to: 'anna@example.com' }, message);
  const [stoppable, other] = server.received.map(({ raw }) => raw);
  expect(stoppable).toMatch(/^List-Unsubscribe: <https:\/\/plainwill\.example\/unsubscribe\/abc>\r$/m);
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(other).not.toMatch(/unsubscribe/i);
});
