import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brand } from '@plainwill/contracts/shared/brand';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { readOr, writeWhole } from '../launcher/settings/data-dir.ts';
import { bookedPage, bookingPage } from './booking-page.ts';
import type { Mailbox } from './mailbox.ts';

const daysAhead = 5;
const hours = ['10:00', '11:30', '14:00', '15:30'];
const dayMs = 86_400_000;

const isWeekday = (day: Date) => day.getUTCDay() % 6 !== 0;

/** The times that a meeting can be had, on the five working days after `today` (`YYYY-MM-DD`). */
export function meetingTimes(today: string): { day: string; times: string[] }[] {
  const days: { day: string; times: string[] }[] = [];
  for (let at = Date.parse(today) + dayMs; days.length < daysAhead; at += dayMs) {
    if (!isWeekday(new Date(at))) continue;
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, times: hours.map((hour) => `${day}T${hour}`) });
  }
  return days;
}

const inWords = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "Tuesday 24 November" */
export const dayInWords = (day: string) => inWords.format(new Date(day)).replace(',', '');

/** "Tuesday 24 November at 10:00" */
export const timeInWords = (time: string) => `${dayInWords(time.slice(0, 10))} at ${time.slice(11)}`;

export interface Booking {
  /** A day and time here, `2026-11-24T10:00`. */
  time: string;
  name: string;
  email: string;
}

/** The meetings that were booked with the stand-in, in one file. */
export function openBookings(file: string) {
  const booked: Booking[] = JSON.parse(readOr(file, '[]'));
  return {
    isTaken: (time: string) => booked.some((booking) => booking.time === time),
    add(booking: Booking) {
      booked.push(booking);
      writeWhole(file, JSON.stringify(booked));
    },
  };
}

type Bookings = ReturnType<typeof openBookings>;

const css = readFileSync(new URL('./booking-page.css', import.meta.url), 'utf8');
const nothing: Booking = { time: '', name: '', email: '' };
const longestForm = 4096;

interface Desk {
  bookings: Bookings;
  /** Null where mail is really sent: then no confirmation is. */
  mailbox: Mailbox | null;
  siteOrigin: string;
}

/** What is wrong with a booking; null if nothing. */
function problemOf({ time, name, email }: Booking, today: string, bookings: Bookings): string | null {
  const isOffered = meetingTimes(today).some(({ times }) => times.includes(time));
  if (!isOffered) return 'Choose a time';
  if (bookings.isTaken(time)) return 'Somebody else has just taken that time. Choose another.';
  if (!name || name.length > 100) return 'Enter your name';
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? null : 'Enter your email address';
}

async function readBooking(request: IncomingMessage): Promise<Booking> {
  if (Number(request.headers['content-length'] ?? longestForm + 1) > longestForm) return nothing;
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
      subject: `Your opening meeting: ${timeInWords(time)}`,
      text: `Hello ${name},\n\nyour free opening meeting with ${brand.name} is on ${timeInWords(time)}.\n\nTo change it, call us on ${brand.phone}.`,
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
