import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHttp } from '../http.ts';
import { type CapturedMail, openMailbox, startSmtp } from './mailbox.ts';

const aMail = (overrides: Partial<CapturedMail> = {}): CapturedMail => ({
  to: 'harriet@example.com',
  subject: 'Confirm your email address',
  text: 'Open http://localhost:3000/auth/confirm#token=abc.',
  html: '<p>Hello</p>',
  at: '2026-11-20T12:00:00.000Z',
  ...overrides,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwill-mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('openMailbox', () => {
  it('lists the newest first, also when two arrive in the same millisecond, and after a restart', () => {
    const mailbox = openMailbox(folder);
    for (const subject of ['one', 'two', 'three']) mailbox.add(aMail({ subject }));
    const subjects = (listed: CapturedMail[]) => listed.map(({ subject }) => subject);
    expect(subjects(mailbox.list())).toEqual(['three', 'two', 'one']);
    expect(subjects(openMailbox(folder).list())).toEqual(['three', 'two', 'one']);
  });

  it('keeps only so many', () => {
    const mailbox = openMailbox(folder, { max: 2 });
    for (const subject of ['one', 'two', 'three']) mailbox.add(aMail({ subject }));
    expect(mailbox.list()).toHaveLength(2);
    expect(openMailbox(folder).list()).toHaveLength(2);
  });
});

/** Says each line once the one before it has been answered. */
async function deliver(port: number, lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  for (const line of lines) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'close');
}

describe('the captured mailbox', () => {
  it('takes a message by SMTP and shows it as it was sent', async () => {
    const mailbox = openMailbox(folder);
    const port = await freePort();
    const smtp = await startSmtp({ port, mailbox, clock: () => new Date('2026-11-20T12:00:00Z') });
    await deliver(port, [
      'EHLO localhost',
      'MAIL FROM:<no-reply@plainwill.example>',
      'RCPT TO:<harriet@example.com>',
      'DATA',
      'Subject: =?utf-8?q?Ren=C3=A9e?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGood day\r\n.',
      'QUIT',
    ]);
    await smtp.close();
    expect(mailbox.list()).toEqual([
      { to: 'harriet@example.com', subject: 'Renée', text: 'Good day\n', html: '', at: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  it('is a page and a list, and runs nothing that a message contains', async () => {
    const mailbox = openMailbox(folder);
    mailbox.add(aMail({ subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>"><b>x</b>' }));
    const port = await freePort();
    const http = await startHttp({ port, mailbox, booking: null });
    const page = await fetch(`http://127.0.0.1:${port}/dev/mail`);
    const html = await page.text();
    expect(await (await fetch(`http://127.0.0.1:${port}/dev/mail.json`)).json()).toEqual(mailbox.list());
    await http.close();
    expect(html).not.toContain('<script');
    expect(html).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(html).toContain('<a href="http://localhost:3000/auth/confirm#token=abc">');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
