import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { rightEnds, type Taking } from '@plainwill/contracts/will-data/what-if/what-if';
import type { HomeTrust } from '../../will/model/provisions-of.ts';
import { yearOf, yearsAfter } from '../events/days.ts';
import { keyOf } from '../events/people-of-case.ts';
import { coOwnerIn, isFormerSpouse, type WhatIfCase } from '../events/what-if-case.ts';
import { atDeath, firstTaken, type Moment } from './beneficiaries.ts';
import { diedSince, rowsOf } from './rows.ts';

export interface Home {
  /** It goes to its other owner, whatever the will says. */
  survivorship: Taking | null;
  /** What of it is in the estate; 0 where it goes to its other owner. */
  pence: number;
}

/** Law of Property Act 1925 s.36(2): a joint home is its other owner’s at once, without any days to live through. */
export function homeOf(c: WhatIfCase): Home {
  const pence = c.events.homePence ?? 0;
  if (!c.isHomeJoint) return { survivorship: null, pence };
  const owner = coOwnerIn(c.facts, c.people);
  if (!c.lives.isLivingAtDeath(owner) || c.isKiller(owner)) return { survivorship: null, pence };
  const row: Taking = {
    person: owner,
    what: 'survivorship',
    pence,
    fraction: null,
    heldUntil: null,
    heldUntilYear: null,
    insteadOf: null,
    clause: c.will.home.tenancy === 'joint-tenants' && c.will.spouse ? 'gifts.joint-home' : null,
    ...diedSince(c, owner),
  };
  return { survivorship: row, pence: 0 };
}

export const homeTrustGift = 'home-trust';

/** Who takes a home in which somebody may live first, or at once where that person does not take. */
export function homeInTrust(c: WhatIfCase, trust: HomeTrust, pence: number): Taking[] {
  const occupier = keyOf(trust.occupier);
  const isUsed = takesRight(c, occupier);
  const ended = isUsed ? endOfRight(c, trust, occupier) : c.deathOn;
  const taken = firstTaken(
    c,
    trust.thenTo,
    { isReplaced: ({ isChild }) => isChild },
    isUsed ? livingAfter(c, ended) : atDeath(c),
  );
  const isOver = ended !== null && !c.lives.isLivingAfter(occupier, ended);
  const years = trust.years === null ? null : yearOf(yearsAfter(c.deathOn, trust.years));
  return rowsOf(c, taken?.parts ?? [], {
    what: 'home',
    gift: homeTrustGift,
    pence,
    day: ended ?? c.deathOn,
    isMoney: false,
    ...(isUsed && { occupier }),
    ...(isUsed && !isOver && { held: { heldUntil: rightEnds, heldUntilYear: years } }),
    clauseOf: () => 'gifts.home-trust',
  });
}

/** Says whether somebody comes to live there under the trust. */
function takesRight(c: WhatIfCase, occupier: string): boolean {
  return atDeath(c).isLiving(occupier) && !isFormerSpouse(c, occupier) && !c.isBarred(occupier);
}

/** As far as it is known: the death of who may live there, or the end of the years if that comes first. */
function endOfRight({ lives, deathOn }: WhatIfCase, { years }: HomeTrust, occupier: string): CalendarDate | null {
  const death = lives.deathOf(occupier);
  const last = years === null ? null : yearsAfter(deathOn, years);
  return [death, last].filter((day) => day !== null).sort()[0] ?? null;
}

/** Those who are living when the right ends; where that day is not known, those of whom no death is told. */
function livingAfter(c: WhatIfCase, day: CalendarDate | null): Moment {
  const { lives } = c;
  const isThere = (key: string) => (day === null ? lives.deathOf(key) === null : lives.isLivingAfter(key, day));
  return {
    isLiving: (key) => isThere(key) && !isFormerSpouse(c, key),
    isStandInLiving: isThere,
    replacesTheLiving: false,
  };
}
