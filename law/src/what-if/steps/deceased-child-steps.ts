import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Level } from '../../will/model/level.ts';
import { isReplaced, type Will } from '../../will/model/will.ts';
import { belongingsGift, digitalGift } from '../beneficiaries/gifts.ts';
import { homeTrustGift } from '../beneficiaries/home.ts';
import type { Outcome } from '../beneficiaries/outcome.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { listed, plural, step } from './sentences.ts';

interface Given {
  levels: readonly Level[];
  by: Will['residue'];
}

/** Everything that is taken under the will and in which the children of a child stand in. */
function takenIn({ will }: WhatIfCase, { gifts, rest }: Outcome): Given[] {
  const given = new Set(gifts.flatMap(({ gift, state }) => (state === 'taken' || state === 'asked' ? [gift] : [])));
  const level = rest.by === 'level' ? will.levels[rest.at ?? 0] : undefined;
  const provisions = [
    { gift: homeTrustGift, levels: will.homeTrust?.thenTo ?? [] },
    { gift: belongingsGift, levels: will.belongings?.levels ?? [] },
    { gift: digitalGift, levels: will.digitalAssets?.levels ?? [] },
  ];
  return [
    ...will.gifts.filter(({ id }) => given.has(id)).map((gift) => ({ levels: gift.levels, by: gift })),
    ...provisions
      .filter(({ gift }) => given.has(gift))
      .map(({ levels }) => ({ levels, by: { grandchildrenTake: true } })),
    ...(level ? [{ levels: [level], by: will.residue }] : []),
  ];
}

/** Says what nobody has told of children who died before the will, and who may have left children. */
export function deceasedChildSteps(c: WhatIfCase, outcome: Outcome, { takes, will }: AnswerWithoutSteps): WhatIfStep[] {
  if (will === 'revoked') return [];
  const { facts, people, who } = c;
  const children = takenIn(c, outcome).flatMap(({ levels, by }) =>
    levels.flat().flatMap(({ person }) => (isReplaced(person, by) ? [person] : [])),
  );
  const isOpen = facts.willSettings.hasChildWhoDied !== false && people.deceased.length === 0;
  const reached = people.deceased.filter((child) =>
    children.some((person) => person === child || person.class?.deceased.includes(child)),
  );
  const answerOf = (id: string) => facts.children.find((row) => row.id === id)?.leftChildren ?? null;
  const unsaid = reached.filter(({ id }) => answerOf(id) === null && who.bornOf(id).length === 0);
  const nameless = people.deceased.filter(({ id }) => takes.some(({ person }) => person === who.childrenLeftBy(id)));
  const namesOf = (some: typeof reached) => listed(some.map(({ id }) => who.nameOf(id)));
  return [
    ...(isOpen && children.some(({ class: group }) => group !== null)
      ? [
          step(
            facts.willSettings.hasChildWhoDied
              ? 'You have not told us which child of yours has died. The children they left share in what your will gives to your children.'
              : 'You have not told us whether you have had a child who died. If you have, the children they left share in what your will gives to your children.',
          ),
        ]
      : []),
    ...(unsaid.length > 0
      ? [
          step(
            `You have not told us whether ${namesOf(unsaid)} left children. If so, they inherit what ${plural(unsaid, 'that child', 'each of those')} would have had.`,
          ),
        ]
      : []),
    ...(nameless.length > 0
      ? [
          step(
            `We do not know who the children of ${namesOf(nameless)} are: add them to see what each would get. What anyone under 18 inherits is kept until they are 18.`,
          ),
        ]
      : []),
  ];
}
