import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { securityEvents } from '@plainwill/contracts/identity/sign-in-methods';
import { expect, it } from 'vitest';
import { noticeKinds } from './notices.ts';

const source = join(import.meta.dirname, '..', '..');
const here = ['accounts/mail/notices.ts', 'accounts/mail/outgoing-mail.ts'];
const readAll = (files: string[]) => files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
const others = readAll(globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/testing/**', ...here] }));

it.each(noticeKinds)('accepts the notice %s somewhere', (kind) => {
  expect(others).toMatch(new RegExp(`(promiseNotice|mailNoticeWithinShare|notifyAdministrators)\\([^;]*'${kind}'`));
});

it.each(securityEvents)('accepts the notice about security %s somewhere', (event) => {
  expect(others).toContain(`'${event}'`);
});

it.each(OutgoingMail.options.map(({ shape }) => shape.kind.value))('sends the mail %s for some reason', (kind) => {
  expect(readAll(here)).toContain(`kind: '${kind}'`);
});
