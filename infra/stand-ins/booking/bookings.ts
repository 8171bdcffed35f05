import { dayMs } from '@plainwill/contracts/shared/durations';
import { readOr, writeWhole } from '../../tools/launcher/settings/data-dir.ts';

const daysAhead = 5;
const hours = ['10:00', '11:30', '14:00', '15:30'];

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

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "Tuesday 24 November" */
export const formatDay = (day: string) => dayFormat.format(new Date(day)).replace(',', '');

/** "Tuesday 24 November at 10:00" */
export const formatTime = (time: string) => `${formatDay(time.slice(0, 10))} at ${time.slice(11)}`;

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

export type Bookings = ReturnType<typeof openBookings>;
