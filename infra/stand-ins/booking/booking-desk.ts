import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brand } from '@plainwill/contracts/shared/brand';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { bookedPage, bookingPage } from './booking-page.ts';
import { type Booking, type Bookings, formatTime, meetingTimes } from './bookings.ts';

const css = readFileSync(new URL('./booking-page.css', import.meta.url), 'utf8');
const nothing: Booking = { time: '', name: '', email: '' };
const maxFormBytes = 4096;

interface Desk {
  bookings: Bookings;
  /** Null where mail is really sent: then no confirmation is. */
  mailbox: Mailbox | null;
  siteOrigin: string;
}

/** A problem is a sentence for the visitor; null if the booking is valid. */
function problemOf({ time, name, email }: Booking, today: string, bookings: Bookings): string | null {
  const isOffered = meetingTimes(today).some(({ times }) => times.includes(time));
  if (!isOffered) return 'Choose a time';
  if (bookings.isTaken(time)) return 'Somebody else has just taken that time. Choose another.';
  if (!name || name.length > 100) return 'Enter your name';
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? null : 'Enter your email address';
}

async function readBooking(request: IncomingMessage): Promise<Booking> {
  if (Number(request.headers['content-length'] ?? maxFormBytes + 1) > maxFormBytes) return nothing;
  const form = new URLSearchParams(await text(request));
  const value = (name: string) => (form.get(name) ?? '').trim();
  return { time: value('time'), name: value('name'), email: value('email') };
}

/** The stand-in for a scheduling service: a page that takes bookings, without script. */
export function bookingDesk({ bookings, mailbox, siteOrigin }: Desk) {
  const headers = {
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors ${siteOrigin}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  const send = (response: ServerResponse, type: string, body: string) =>
    response.writeHead(200, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body);

  function confirm({ time, name, email }: Booking) {
    mailbox?.add({
      to: email,
      subject: `Your opening meeting: ${formatTime(time)}`,
      text: `Hello ${name},\n\nyour free opening meeting with ${brand.name} is on ${formatTime(time)}.\n\nTo change it, call us on ${brand.phone}.`,
      html: '',
      at: new Date().toISOString(),
    });
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const today = dayInUnitedKingdom(new Date());
    if (request.url === '/booking/page.css') return send(response, 'text/css', css);
    const isSent = request.method === 'POST';
    const typed = isSent ? await readBooking(request) : nothing;
    const problem = isSent ? problemOf(typed, today, bookings) : null;
    if (!isSent || problem) {
      return send(response, 'text/html', bookingPage({ today, isTaken: bookings.isTaken, typed, problem }));
    }
    bookings.add(typed);
    confirm(typed);
    return send(response, 'text/html', bookedPage(typed));
  };
}

export type BookingDesk = ReturnType<typeof bookingDesk>;
