import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHttp } from '../http.ts';
import { type Mailbox, openMailbox } from '../mailbox/mailbox.ts';
import { bookingDesk } from './booking-desk.ts';
import { meetingTimes, openBookings } from './bookings.ts';

describe('meetingTimes', () => {
  it('offers the five working days that follow', () => {
    const days = (today: string) => meetingTimes(today).map(({ day }) => day);
    expect(days('2026-11-20')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(days('2026-12-29')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-04', '2027-01-05']);
  });
});

describe('the booking page', () => {
  let folder: string;
  let mailbox: Mailbox;
  let url: string;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plainwill-booking-'));
    mailbox = openMailbox(join(folder, 'mail'));
    const bookings = openBookings(join(folder, 'bookings.json'));
    const port = await freePort();
    const booking = bookingDesk({ bookings, mailbox, siteOrigin: 'http://localhost:3000' });
    ({ close: stop } = await startHttp({ port, mailbox, booking }));
    url = `http://127.0.0.1:${port}/booking`;
  });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const firstTime = async () => /value="([\d-]+T[\d:]+)" required>/.exec(await (await fetch(url)).text())?.[1] ?? '';
  const send = async (form: Record<string, string>) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).text();

  it('takes a time, confirms it by mail, and offers it to nobody else', async () => {
    const time = await firstTime();
    const booking = { time, name: 'Harriet <Bell>', email: 'harriet@example.com' };
    expect(await send(booking)).toContain('Your meeting is booked');
    expect(mailbox.list()).toMatchObject([{ to: booking.email, subject: expect.stringContaining('opening meeting') }]);
    expect(await firstTime()).not.toBe(time);
    expect(await send(booking)).toContain('Choose another');
    expect(openBookings(join(folder, 'bookings.json')).isTaken(time)).toBe(true);
  });

  it('keeps what was typed when something is missing, and never as markup', async () => {
    const page = await send({ time: await firstTime(), name: '"><b>Harriet</b>', email: 'nowhere' });
    expect(page).toContain('Enter your email address');
    expect(page).toContain('&quot;&gt;&lt;b&gt;Harriet');
    expect(await send({ time: '2020-01-01T10:00', name: 'H', email: 'h@example.com' })).toContain('Choose a time');
    expect(mailbox.list()).toEqual([]);
  });

  it('may be framed by the site alone', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
  });
});
