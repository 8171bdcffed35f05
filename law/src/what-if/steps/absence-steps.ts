import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isOrganisation } from '../../will/people/person.ts';
import { atDeath, lostOn } from '../beneficiaries/beneficiaries.ts';
import { keyOf } from '../events/people-of-case.ts';
import { isFormerSpouse, type WhatIfCase } from '../events/what-if-case.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { listed, plural, step } from './sentences.ts';

/** Why somebody whom the will names takes nothing under it, and who takes in their place. */
export function absenceSteps(c: WhatIfCase, answer: AnswerWithoutSteps): WhatIfStep[] {
  return [...deadSteps(c, answer), ...barredSteps(c), ...standInSteps(c, answer)];
}

/** Everybody named to take, once. */
const namedIn = ({ will }: WhatIfCase) => [
  ...new Set(
    will.beneficiaries
      .flatMap(({ person }) => person.class?.members ?? [person])
      .filter((person) => !isOrganisation(person) && !person.isDeceased)
      .map(keyOf),
  ),
];

function deadSteps(c: WhatIfCase, { takes }: AnswerWithoutSteps): WhatIfStep[] {
  const { lives, who, will } = c;
  const isAbsent = (key: string) => !atDeath(c).isLiving(key);
  const dead = namedIn(c).filter((key) => lives.deathOf(key) !== null && !isFormerSpouse(c, key));
  const before = dead.filter((key) => isAbsent(key) && !lives.isLivingAtDeath(key));
  const soon = dead.filter((key) => isAbsent(key) && lives.isLivingAtDeath(key));
  const young = dead.filter((key) => !isAbsent(key) && !c.isBarred(key) && hasLost(c, key));
  const later = takes.filter(({ toTheirEstate, what }) => toTheirEstate && what !== 'survivorship');
  const heirs = later.map(({ person }) => person);
  const some = (keys: readonly string[], say: (names: string) => string, clause: string | null = null) =>
    keys.length > 0 ? [step(say(listed(keys.map(who.nameOf))), { clause })] : [];
  const dies = (keys: readonly string[]) => plural(keys, 'dies', 'die');
  return [
    ...some(
      before,
      (names) =>
        `${names} ${dies(before)} before you, and so ${plural(before, 'inherits', 'inherit')} nothing under this will.`,
    ),
    ...some(
      soon,
      (names) =>
        `Your will asks people to outlive you by ${will.survivorship.days} days. ${names} ${plural(soon, 'does', 'do')} not, and so ${plural(soon, 'inherits', 'inherit')} nothing under it.`,
      'declaration.meanings',
    ),
    ...some(young, (names) => `${names} ${dies(young)} before the age that your will sets for inheriting.`),
    ...some(
      heirs,
      (names) =>
        `${names} ${plural(heirs, 'inherits', 'inherit')} and ${dies(heirs)} later, so this passes under ${plural(heirs, 'that person’s own will', 'their own wills')}, or by law.`,
    ),
  ];
}

/** Says whether somebody has lost a part of the will by dying too young for it. */
const hasLost = (c: WhatIfCase, key: string) =>
  c.will.beneficiaries.some(
    ({ person, age }) =>
      [person, ...(person.class?.members ?? [])].some((one) => keyOf(one) === key) && lostOn(c, key, age) !== null,
  );

const whyBarred = {
  witness: {
    says: (name: string) =>
      `${name} witnessed this will, or is married to a witness, and so inherits nothing under it. The rest of the will is valid.`,
    source: 'Wills Act 1837 s.15',
  },
  disclaims: { says: (name: string) => `${name} refuses what this will gives.`, source: null },
  forfeits: {
    says: (name: string) => `${name} killed you, and so inherits nothing.`,
    source: 'Forfeiture Act 1982 s.1',
  },
};

const barredSteps = ({ events: { cannotTake = [] }, who }: WhatIfCase): WhatIfStep[] =>
  cannotTake.map(({ person, why }) => {
    const { says, source } = whyBarred[why];
    return step(says(who.nameOf(who.keyFor(person) ?? person)), { source });
  });

function standInSteps({ who }: WhatIfCase, { takes }: AnswerWithoutSteps): WhatIfStep[] {
  const standIns = takes.filter(({ insteadOf }) => insteadOf !== null);
  return [...Map.groupBy(standIns, ({ insteadOf }) => insteadOf ?? '')].map(([instead, rows]) => {
    const names = rows.map(({ person }) => who.nameOf(person));
    const clause = rows.find(({ what }) => what === 'residue')?.clause ?? rows[0]?.clause ?? null;
    const areSeveral = who.childrenLeftBy(instead) !== null;
    const takes = areSeveral ? 'share' : plural(names, 'inherits', 'share');
    // The clause says so itself, and excludes section 33.
    return step(`${listed(names)} ${takes} what ${who.nameOf(instead)} would have had.`, { clause });
  });
}
