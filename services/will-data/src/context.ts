import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReviewSettings } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AuditSeals } from '@plainwill/kit/audit/audit-seals';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import type { Approvals } from './documents/signing-copies/approvals.ts';
import type { Reviewers } from './review/reviewers.ts';

/** What a call of the will-data service is given. */
export interface CallContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  /** Encrypts and decrypts what is most private. */
  vault: Vault;
  log: Log;
  now: Date;
  requestId: string;
  /** The day it is in the United Kingdom. */
  today: CalendarDate;
  reviewers: Reviewers;
  /** Whether and how wills are read by people. */
  reviewSettings: ReviewSettings;
  /** The approvals that a copy to sign may name. */
  approvals: Approvals;
}
