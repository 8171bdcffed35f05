import { TRPCError } from '@trpc/server';
import { unavailableMessage } from '../failure.ts';

/** PostgreSQL's codes for what passes by itself: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = new Set([
  '25006', // read only, as a primary that another has replaced
  '28P01', // wrong password, while it is being changed
  '40001', // could not serialize
  '40P01', // deadlock
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // took longer than it may
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const connectionClass = '08';

// The driver gives these no code.
const withoutCode = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether a call failed only because its database is away, full or overloaded, so that the same call may work later. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (passing.has(code) || code.startsWith(connectionClass))) return true;
  return withoutCode.some((start) => error.message.startsWith(start)) || isStoreUnavailable(error.cause);
}

export const asStoreUnavailable = (cause: unknown) =>
  new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage, cause });
