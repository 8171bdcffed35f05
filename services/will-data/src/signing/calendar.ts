import { brand } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import ical, { ICalAlarmType } from 'ical-generator';

const lengthMs = 30 * 60 * 1000;
const dayBefore = 24 * 60 * 60;

interface Appointment {
  day: CalendarDate;
  /** By the clock on the wall: `14:30`. */
  at: string;
  now: Date;
}

/** The day of the signing for a calendar: witnesses may see it, so nothing of the will is in it. */
export function calendarOf({ day, at, now }: Appointment): FileToSave {
  const start = new Date(`${day}T${at}:00Z`);
  const calendar = ical({ name: 'Signing', prodId: { company: brand.name, product: 'Signing' } });
  calendar.createEvent({
    id: `signing-${day}`,
    // By the clock of wherever it is read: the signing takes place at home.
    floating: true,
    start,
    end: new Date(start.getTime() + lengthMs),
    stamp: now,
    summary: 'Signing, with two witnesses',
    description: 'Bring a pen that writes in ink. Everyone stays until the last signature.',
    alarms: [{ type: ICalAlarmType.display, trigger: dayBefore }],
  });
  return {
    fileName: 'Signing.ics',
    mediaType: 'text/calendar;charset=utf-8',
    base64: Buffer.from(calendar.toString(), 'utf8').toString('base64'),
  };
}
