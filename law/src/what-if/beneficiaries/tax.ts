import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { type Taking, testatorKey, type WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import { bandsOn } from '../../tax/bands.ts';
import { estimateInheritanceTax } from '../../tax/estimate.ts';
import { isDescendantRole } from '../../will/people/relationships.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { Outcome } from './outcome.ts';

const inPounds = (pence: number) => pence / 100;
const sumOf = (rows: readonly Pick<Taking, 'pence'>[]) => rows.reduce((sum, { pence }) => sum + pence, 0);

/** Free of tax: to the husband, wife or civil partner at the death, also to live in a home (IHTA 1984 s.49A), and to UK charity. */
const toSpouse = ({ marriage }: WhatIfCase, { person, what, occupier }: Taking) =>
  marriage.spouse !== null && (what === 'home' && occupier !== undefined ? occupier : person) === marriage.spouse;

export const toCharity = ({ who }: WhatIfCase, { person, occupier }: Taking) =>
  occupier === undefined && who.personOf(person)?.charity?.isExempt === true;

export const isExempt = (c: WhatIfCase, row: Taking) => toSpouse(c, row) || toCharity(c, row);

export function taxOf(c: WhatIfCase, outcome: Outcome, rows: readonly Taking[]): WhatIfAnswer['tax'] {
  const spousePence = sumOf(rows.filter((row) => toSpouse(c, row)));
  const charityPence = sumOf(rows.filter((row) => !toSpouse(c, row) && toCharity(c, row)));
  const exemptPence = spousePence + charityPence;
  const chargeablePence = c.events.estatePence - exemptPence;
  const home = homeToDescendants(c, outcome);
  const { ihtDue } = estimateInheritanceTax(
    {
      estateValue: inPounds(c.events.estatePence),
      hasSpouse: spousePence > 0,
      amountToSpouse: inPounds(spousePence),
      charityType: 'amount',
      charityValue: inPounds(charityPence),
      hasDirectDescendants: home > 0,
      mainResidenceValue: inPounds(home),
    },
    { asOf: c.deathOn },
  );
  return { exemptPence, chargeablePence, duePence: isGrossedUp(c, outcome) ? null : Math.round(ihtDue * 100) };
}

/**
 * Gifts free of tax above the nil-rate band have to be grossed up where some of the residue is exempt, which no plain sum
 * shows. Inheritance Tax Act 1984 ss.36-42.
 */
function isGrossedUp(c: WhatIfCase, { gifts, giftRows, rest }: Outcome): boolean {
  const taxFree = new Set(gifts.filter(({ isTaxFree }) => isTaxFree).map(({ gift }) => gift));
  const chargeable = giftRows.filter((row) => taxFree.has(row.gift ?? '') && !isExempt(c, row));
  return inPounds(sumOf(chargeable)) > bandsOn(c.deathOn).nrb && rest.rows.some((row) => isExempt(c, row));
}

/** What of the home goes to children and their descendants, in pence: IHTA 1984 ss.8J and 8K. */
function homeToDescendants(c: WhatIfCase, { home, gifts, giftRows, rest }: Outcome): number {
  if (home.survivorship) return 0;
  const given = gifts.find(({ isHome, state }) => isHome && state === 'taken');
  const rows = given ? giftRows.filter(({ gift }) => gift === given.gift) : rest.rows;
  const counted = rows.filter((row) => isCloselyInherited(c, row));
  const part = rest.by === 'law' && !given ? partOf(sumOf(counted), sumOf(rows)) : partsOf(counted);
  return Math.round(part.mul(home.pence).valueOf());
}

const partOf = (part: number, whole: number) => (whole === 0 ? new Fraction(0) : new Fraction(part, whole));
const partsOf = (rows: readonly Taking[]) =>
  rows.reduce((sum, { fraction }) => sum.add(fraction ?? 0), new Fraction(0));

/** Until which age a child of the testator may wait: the trusts of ss.71A and 71D. */
const latestAge = 25;

function isCloselyInherited(c: WhatIfCase, row: Taking): boolean {
  if (row.occupier !== undefined || !isDescendant(c, row.person)) return false;
  if (row.heldUntil === null) return true;
  if (isOwnOrStepchild(c, row.person)) return Number(row.heldUntil) <= latestAge;
  // What stands in by the will is vested and only kept; what the law gives waits for 18.
  return row.what !== 'intestacy' && Number(row.heldUntil) <= inheritanceAge.default;
}

const isOwnOrStepchild = ({ who }: WhatIfCase, key: string) =>
  who.personOf(key)?.isChild === true || who.bornOf(testatorKey).some(({ id }) => id === key);

function isDescendant(c: WhatIfCase, key: string): boolean {
  if (isOwnOrStepchild(c, key)) return true;
  if (c.facts.contacts.some(({ id, role }) => id === key && isDescendantRole(role))) return true;
  if (c.people.deceased.some((child) => c.who.childrenLeftBy(child.id) === key)) return true;
  const parent = c.events.born?.find(({ id }) => id === key)?.of;
  return parent !== undefined && isDescendant(c, c.who.keyFor(parent) ?? parent);
}
