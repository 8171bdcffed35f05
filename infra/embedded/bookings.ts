import { readOr, writeWhole } from '../launcher/settings/data-dir.ts';

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
