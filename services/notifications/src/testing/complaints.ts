import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { EnteredComplaint, NewComplaint } from '@plainwill/contracts/notifications/complaints';
import { ComplaintId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { anAccount } from '@plainwill/kit/testing/call';
import { callsAt } from './enquiries.ts';

export const aComplaint = (changes: Partial<NewComplaint> = {}): NewComplaint => ({
  complaintId: ComplaintId.parse(randomUUID()),
  kind: 'data-use',
  name: 'Anna Hale',
  email: 'anna@example.com',
  phone: '',
  postalAddress: '',
  happened: 'You wrote to my old address.',
  wanted: 'Please stop.',
  happenedOn: '2026-11-01',
  forWhom: 'self',
  otherName: '',
  authority: '',
  ...changes,
});

export const anEntry = ({ email = '', ...changes }: Partial<EnteredComplaint> = {}): EnteredComplaint => ({
  ...aComplaint(),
  postalAddress: '1 High Street, Ely',
  channel: 'post',
  receivedOn: '2026-11-18',
  ...changes,
  email,
});

/** Complaints on this database, as visitors and staff work with them at any time. */
export const complaintsAt = (orm: MikroORM, now: Date) => {
  const desk = (...roles: Role[]) => callsAt(orm, now)(anAccount({ roles })).complaintDesk;
  return {
    visitor: callsAt(orm, now)(null).complaints,
    admin: desk('admin'),
    reader: desk('readonly'),
    nobody: desk(),
  };
};
