import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { childrenLeftKey, testatorKey } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { familyOf, spouseOf } from './family-of.ts';

interface Left {
  estatePence: number;
  chattelsPence: number;
  /** Whose children stand in although they live: a witness, or one who turns the will down, takes what the law gives. */
  isOut: (key: string) => boolean;
}

/** The family of the facts, and of what happens, for what no will gives away. */
export function familyAfter(c: WhatIfCase, { estatePence, chattelsPence, isOut }: Left): Family {
  const family = familyOf(c.facts, c.deathOn, c.people);
  const { family: added } = c.events;
  const own = family.born;
  const all = (list: 'parents' | 'siblings' | 'grandparents' | 'auntsAndUncles') =>
    [...(family[list] ?? []), ...(added?.[list] ?? [])].map((relative) => after(c, relative, isOut));
  return {
    asOf: c.deathOn,
    estatePence,
    chattelsPence: Math.min(chattelsPence, estatePence),
    partial: !c.marriage.isRevoked,
    ...(own && { born: own }),
    spouse: spouseAfter(c),
    children: [
      ...(family.children ?? []),
      ...c.who
        .bornOf(testatorKey)
        .map(({ id, name, on }): Relative => ({ id, name: name ?? c.who.nameOf(id), born: on })),
    ].map((relative) => after(c, relative, isOut)),
    parents: all('parents'),
    siblings: all('siblings'),
    grandparents: all('grandparents'),
    auntsAndUncles: all('auntsAndUncles'),
  };
}

/** Somebody with what has happened to them and with the children they have had. */
function after(c: WhatIfCase, relative: Relative, isOut: Left['isOut']): Relative {
  const born = c.who
    .bornOf(relative.id)
    .map(({ id, name, on }): Relative => ({ id, name: name ?? c.who.nameOf(id), born: on }));
  // Once it is told who they are, nobody has to stand for them.
  const unknown = born.length > 0 ? childrenLeftKey(relative.id) : null;
  const known = (relative.children ?? []).filter(({ id }) => id !== unknown);
  const children = [...known, ...born].map((child) => after(c, child, isOut));
  return { ...relative, ...whatHappened(c, relative, isOut), ...(children.length > 0 && { children }) };
}

type Happened = Pick<Relative, 'died' | 'order' | 'born' | 'forfeits'>;

function whatHappened(
  c: WhatIfCase,
  { id, born }: Pick<Relative, 'id' | 'born'>,
  isOut: Left['isOut'] = c.isKiller,
): Happened {
  const death = c.events.died?.find(({ person }) => c.who.keyFor(person) === id);
  const birthday: CalendarDate | undefined = born ?? c.who.birthdayOf(id) ?? undefined;
  return {
    ...(death && { died: death.on }),
    ...(death?.order && death.on === c.deathOn && { order: death.order }),
    ...(birthday && { born: birthday }),
    ...(isOut(id) && { forfeits: true }),
  };
}

function spouseAfter(c: WhatIfCase): Family['spouse'] {
  const { spouse } = c.marriage;
  const stored = spouseOf(c.facts);
  if (spouse === null) {
    const isPartner = stored?.status === 'cohabiting' && !c.marriage.isDivorced;
    return isPartner ? { ...stored, ...whatHappened(c, stored) } : null;
  }
  const status = stored && stored.id === spouse && stored.status !== 'cohabiting' ? stored.status : 'married';
  return { id: spouse, name: c.who.nameOf(spouse), status, ...whatHappened(c, { id: spouse }) };
}
