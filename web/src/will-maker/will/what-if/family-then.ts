import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Called } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { type FamilyBadge, familyBadges, noParts } from '@plainwill/law/family/family-badges';
import type { Supposed } from '../../people/family-picture/family-layout.ts';

const inherits: FamilyBadge = { part: 'share', label: 'Inherits', meaning: 'Inherits' };
const byLaw: FamilyBadge = { part: 'share', label: 'By law', meaning: 'Inherits by law' };
const gift: FamilyBadge = { part: 'gift', label: 'Gift', meaning: 'Is given a gift' };
const home: FamilyBadge = { part: 'other', label: 'Home', meaning: 'Gets your home' };

const badgeOf = { residue: inherits, intestacy: byLaw, gift, home, survivorship: home } as const;

/** The family picture shows who has died, who is born, and what each does and gets. */
export function familyThen(answer: WhatIfAnswer, { deathOn, died = [], born = [] }: WhatIfEvents, called: Called) {
  const dead = died.filter(({ on, order }) => on < deathOn || (on === deathOn && order !== 'after'));
  return {
    died: new Set(dead.map(({ person }) => person)),
    born: born.map(({ id, of, otherParent }) => ({ id, of, otherParent, name: called.person(id) })),
    badges: badgesThen(answer),
  } satisfies Supposed;
}

/** Tasks first; each once for each person. */
function badgesThen({ takes, executors, guardians }: WhatIfAnswer): Map<string, FamilyBadge[]> {
  const badges = familyBadges({
    ...noParts,
    executors: executors.acting,
    backupExecutors: executors.inReserve,
    guardians: guardians.flatMap(({ caredForBy, guardians }) => (caredForBy === null ? guardians : [])),
    backupGuardians: guardians.flatMap(({ caredForBy, guardians }) => (caredForBy === null ? [] : guardians)),
  });
  for (const { person, what } of takes) {
    const own = badges.get(person) ?? [];
    if (!own.includes(badgeOf[what])) badges.set(person, [...own, badgeOf[what]]);
  }
  return badges;
}
