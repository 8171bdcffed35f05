import { randomBytes } from 'node:crypto';
import { createAuditSeals } from '../audit/audit-seals.ts';

/** Seals of a key of their own, whose anchor is in memory. */
export const someAuditSeals = (service: string) =>
  createAuditSeals({ service, keys: { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) } });
