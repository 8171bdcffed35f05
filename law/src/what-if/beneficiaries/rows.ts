import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Taking } from '@plainwill/contracts/will-data/what-if/what-if';
import { apportion } from '../../money/apportion.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { Part } from './beneficiaries.ts';
import { type InTrust, inTrustFor } from './in-trust.ts';

export interface Pool {
  what: Taking['what'];
  gift?: string;
  pence: number;
  /** On which it is asked who is under age. */
  day: CalendarDate;
  /** Not a thing: of money somebody may be free at 16 or 17. */
  isMoney: boolean;
  /** Of everybody alike, instead of their ages. */
  held?: InTrust;
  occupier?: string;
  clauseOf: (part: Part) => string | null;
}

/** One row for each part, to the penny. */
export function rowsOf(c: WhatIfCase, parts: readonly Part[], pool: Pool): Taking[] {
  const pence = apportion(
    pool.pence,
    parts.map(({ fraction }) => fraction),
  );
  return parts.map((part, at) => ({
    person: part.person,
    what: pool.what,
    ...(pool.gift !== undefined && { gift: pool.gift }),
    pence: pence[at] ?? 0,
    fraction: part.fraction.toFraction(),
    ...(pool.held ?? inTrustFor(c.who, part, pool.day, pool.isMoney)),
    insteadOf: part.insteadOf,
    clause: pool.clauseOf(part),
    ...(part.advancePence !== undefined && { advancePence: part.advancePence }),
    ...(pool.occupier !== undefined && { occupier: pool.occupier }),
    ...diedSince(c, part.person),
  }));
}

/** Of somebody who takes and has died since: it goes on as their own will says. */
export const diedSince = ({ lives }: WhatIfCase, person: string): { toTheirEstate?: true } =>
  lives.deathOf(person) === null ? {} : { toTheirEstate: true };
