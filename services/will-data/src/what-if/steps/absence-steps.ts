import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isOrganisation } from '../../will/people/person.ts';
import { atDeath, lostOn } from '../takers.ts';
import { isFormerSpouse, type WhatIfCase } from '../what-if-case.ts';
import { keyOf } from '../who.ts';
import { listed, plural, step } from './sentences.ts';
import type { Told } from './steps.ts';

/** Why somebody whom the will names takes nothing under it, and who takes in their place. */
export function absenceSteps(c: WhatIfCase, told: Told): WhatIfStep[] {
  return [...deadSteps(c, told), ...barredSteps(c), ...standInSteps(c, told)];
}

/** Everybody named to take, once. */
const namedIn = ({ will }: WhatIfCase) => [
  ...new Set(
    will.takers
      .flatMap(({ person }) => person.class?.members ?? [person])
      .filter((person) => !isOrganisation(person))
      .map(keyOf),
  ),
];

function deadSteps(c: WhatIfCase, { takes }: Told): WhatIfStep[] {
  const { lives, who, will } = c;
  const isAbsent = (key: string) => !atDeath(c).isLiving(key);
  const dead = namedIn(c).filter((key) => lives.deathOf(key) !== null && !isFormerSpouse(c, key));
  const before = dead.filter((key) => isAbsent(key) && !lives.isLivingAtDeath(key));
  const soon = dead.filter((key) => isAbsent(key) && lives.isLivingAtDeath(key));
  const young = dead.filter((key) => !isAbsent(key) && !c.isBarred(key) && hasLost(c, key));
  const later = takes.filter(({ toTheirEstate, what }) => toTheirEstate && what !== 'survivorship');
  const some = (keys: readonly string[], say: (names: string) => string, clause: string | null = null) =>
    keys.length > 0 ? [step(say(listed(keys.map(who.nameOf))), { clause })] : [];
  const dies = (keys: readonly string[]) => plural(keys, 'dies', 'die');
  return [
    ...some(
      before,
      (names) =>
        `${names} ${dies(before)} before you, and so ${plural(before, 'takes', 'take')} nothing under this will.`,
    ),
    ...some(
      soon,
      (names) =>
        `Your will asks people to outlive you by ${will.survivorship.days} days. ${names} ${plural(soon, 'does', 'do')} not, and so ${plural(soon, 'takes', 'take')} nothing under it.`,
      'declaration.meanings',
    ),
    ...some(young, (names) => `${names} ${dies(young)} before the age at which this will lets them inherit.`),
    ...some(
      later.map(({ person }) => person),
      (names) => `${names} takes first and dies later, so it goes on as that person’s own will, or the law, says.`,
    ),
  ];
}

/** Whether somebody has lost a part of the will by dying too young for it. */
const hasLost = (c: WhatIfCase, key: string) =>
  c.will.takers.some(
    ({ person, age }) =>
      [person, ...(person.class?.members ?? [])].some((one) => keyOf(one) === key) && lostOn(c, key, age) !== null,
  );

const whyBarred = {
  witness: {
    says: (name: string) =>
      `${name} was a witness to this will, or is married to one, and so takes nothing under it. The will itself is good.`,
    source: 'Wills Act 1837 s.15',
  },
  disclaims: { says: (name: string) => `${name} turns down what this will gives.`, source: null },
  forfeits: { says: (name: string) => `${name} killed you, and so takes nothing.`, source: 'Forfeiture Act 1982 s.1' },
};

const barredSteps = ({ events: { cannotTake = [] }, who }: WhatIfCase): WhatIfStep[] =>
  cannotTake.map(({ person, why }) => {
    const { says, source } = whyBarred[why];
    return step(says(who.nameOf(who.keyFor(person) ?? person)), { source });
  });

function standInSteps({ who }: WhatIfCase, { takes }: Told): WhatIfStep[] {
  const standIns = takes.filter(({ insteadOf }) => insteadOf !== null);
  return [...Map.groupBy(standIns, ({ insteadOf }) => insteadOf ?? '')].map(([instead, rows]) => {
    const names = rows.map(({ person }) => who.nameOf(person));
    const clause = rows.find(({ what }) => what === 'residue')?.clause ?? rows[0]?.clause ?? null;
    return step(
      `${listed(names)} ${plural(names, 'stands', 'stand')} in for ${who.nameOf(instead)}, and ${plural(names, 'takes', 'share')} what ${who.nameOf(instead)} would have had.`,
      { clause, source: 'Wills Act 1837 s.33' },
    );
  });
}
