import { expect, it } from 'vitest';
import { reminderLetter } from './reminder-email.ts';

const link = 'https://notes.example/will-maker/sign';
const mail = reminderLetter('Notes & Co', { link, stopToken: 'aB-3' });

it('says nothing of what it is about, nor to whom', () => {
  const words = `${mail.subject} ${mail.text.replaceAll(link, '').replace(/·.*/s, '')}`;
  expect(mail.subject).toBe('A note from Notes & Co');
  expect(words).toMatch(/^A note from Notes & Co Hello,/);
  expect(words).not.toMatch(/will|sign(?! in)|testament|birth|died|death|marri|divorce|child|executor|£|price|offer/i);
});

it('can be stopped by a press in the letter, and by a mail service', () => {
  const stopLink = 'https://notes.example/unsubscribe/aB-3';
  expect(mail.text).toContain(`Stop these emails:\n${stopLink}\n`);
  expect(mail.html).toContain(`href="${stopLink}"`);
  expect(mail.stopLink).toBe(stopLink);
});
