import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { createVault, type KeyRing } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { isTooLongForWill } from '../limits/record-size.ts';
import { openRecord } from './open-record.ts';

/** A testator record as it is stored, with what opens it: all of it can be cloned for a thread. */
interface EncryptedRecord {
  accountId: AccountId;
  /** `RecordRows` */
  json: string;
  keys: KeyRing;
}

/** A record and the day for which it is asked what the will of it says. */
export interface RecordOfDay {
  record: EncryptedRecord;
  asOf: CalendarDate;
}

/** What the account has told us, as the will needs it; refused while something needed is missing, and as `factsSoFar`. */
export function storedFacts({ record, asOf }: RecordOfDay): WillFacts {
  const testatorRecord = recordForWill(record);
  if (missingForWill(testatorRecord, asOf).length > 0) throw new Refusal('WillNotReady');
  return factsOf(testatorRecord, asOf);
}

/**
 * The same at any time, for a draft; refused where so much was kept under earlier limits that the will would be too long
 * to compose.
 */
export const factsSoFar = ({ record, asOf }: RecordOfDay): WillFacts => factsOf(recordForWill(record), asOf);

function recordForWill({ accountId, json, keys }: EncryptedRecord) {
  const testatorRecord = openRecord(createVault(keys), accountId, JSON.parse(json));
  if (isTooLongForWill(testatorRecord)) throw new Refusal('WillTooLong');
  return testatorRecord;
}

/** What the testator typed of a letter of wishes: for a sheet of its own, never for the will. */
export function letterOfWishesIn(record: EncryptedRecord): string {
  const { provisions } = recordForWill(record);
  const [belongings] = provisions.filter((provision) => provision.kind === 'belongings');
  return belongings?.letter ?? '';
}
