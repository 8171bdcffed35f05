import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { HomeTrust } from '../../will/model/provisions-of.ts';
import type { Outcome } from '../beneficiaries/outcome.ts';
import { keyOf } from '../events/people-of-case.ts';
import { coOwnerIn, type WhatIfCase } from '../events/what-if-case.ts';
import { listed, step } from './sentences.ts';

export const homeSteps = (c: WhatIfCase, outcome: Outcome): WhatIfStep[] => [
  ...ofJointHome(c, outcome),
  ...(c.will.homeTrust && !c.marriage.isRevoked ? ofTrust(c, c.will.homeTrust, outcome) : []),
];

function ofJointHome(c: WhatIfCase, { home }: Outcome): WhatIfStep[] {
  if (!c.isHomeJoint) return [];
  const owner = coOwnerIn(c.facts, c.people);
  const name = c.who.nameOf(owner);
  const order = c.lives.isOrderUnknown(owner) ? [ofOrder(c, owner, home.survivorship !== null)] : [];
  if (!home.survivorship) return [...order, step(whyInEstate(c, owner, name), inEstate(c, owner))];
  const worth = home.survivorship.pence > 0 ? `, ${poundsText(home.survivorship.pence)},` : '';
  const inSpite = c.marriage.isDivorced ? ' Divorce does not change that.' : '';
  const since = home.survivorship.toTheirEstate
    ? ` ${name} has died since, so it now passes under ${name}’s own will, or by law.`
    : '';
  const { clause } = home.survivorship;
  const goes = step(
    `You own your home jointly, so your share of it${worth} goes to ${name}, whatever this will says.${inSpite}${since}`,
    { clause, source: 'Law of Property Act 1925 s.36(2)' },
  );
  return [...order, goes, ...ofPlannedSplit(c)];
}

function ofOrder({ who }: WhatIfCase, owner: string, isLiving: boolean): WhatIfStep {
  const name = who.nameOf(owner);
  return step(
    `No one knows which of you died first. ${name} counts as having died ${isLiving ? 'last' : 'first'}, because ${name} is ${isLiving ? 'younger' : 'older'}.`,
    { source: 'Law of Property Act 1925 s.184' },
  );
}

function whyInEstate(c: WhatIfCase, owner: string, name: string): string {
  if (c.isKiller(owner))
    return `${name} killed you, and so does not get your share of the home. It is part of your estate.`;
  return `${name} does not outlive you, so your share of the home is part of your estate.`;
}

const inEstate = (c: WhatIfCase, owner: string) => ({
  source: c.isKiller(owner) ? 'Forfeiture Act 1982 s.1' : 'Law of Property Act 1925 s.36(2)',
});

function ofPlannedSplit({ will }: WhatIfCase): WhatIfStep[] {
  const isGiven = will.homeTrust !== null || will.gifts.some(({ isHome }) => isHome);
  return will.home.isSeveranceMeant && isGiven
    ? [
        step(
          'You plan to own your home in separate shares. Until you have served the notice, what your will says about it has no effect.',
        ),
      ]
    : [];
}

const source = 'Trusts of Land and Appointment of Trustees Act 1996 s.12';

function ofTrust({ who }: WhatIfCase, trust: HomeTrust, { giftRows }: Outcome): WhatIfStep[] {
  const rows = giftRows.filter(({ what }) => what === 'home');
  if (rows.length === 0) return [];
  const after = listed(rows.map(({ person }) => who.nameOf(person)));
  const occupier = who.nameOf(keyOf(trust.occupier));
  const isUsed = rows.some((row) => row.occupier !== undefined);
  const text = isUsed
    ? `${occupier} can live in your home first. After that it goes to ${after}, as far as anyone can tell today.`
    : `${occupier} cannot live in your home, so it goes to ${after} straight away.`;
  return [step(text, { clause: 'gifts.home-trust', source })];
}
