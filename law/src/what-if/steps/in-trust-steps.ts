import { adultAge } from '@plainwill/contracts/will-data/people';
import { rightEnds, type Taking, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { listed, plural, step } from './sentences.ts';

/** What is kept for somebody, until when and why. */
export const inTrustSteps = (c: WhatIfCase, takes: readonly Taking[]): WhatIfStep[] => [
  ...untilAgeSteps(c, takes),
  ...birthdaySteps(c, takes),
];

function untilAgeSteps({ who, will }: WhatIfCase, takes: readonly Taking[]): WhatIfStep[] {
  const held = takes.filter(
    ({ heldUntil, what }) => heldUntil !== null && heldUntil !== rightEnds && what !== 'intestacy',
  );
  return [...Map.groupBy(held, ({ heldUntil }) => heldUntil ?? '')].map(([age, rows]) => {
    const each = rows.map(
      ({ person, heldUntilYear }) => who.nameOf(person) + (heldUntilYear ? ` (${heldUntilYear})` : ''),
    );
    const isPrinted = will.beneficiaries.some((beneficiary) => beneficiary.age === Number(age));
    const clause =
      Number(age) === adultAge || !isPrinted
        ? 'executors.receipts'
        : (rows.find(({ clause }) => clause)?.clause ?? null);
    return step(`Your executors keep these shares until the age of ${age}: ${listed(each)}.`, {
      clause,
      source: Number(age) > adultAge ? 'Trustee Act 1925 ss.31 and 32' : 'Children Act 1989 s.3(3)',
    });
  });
}

/** Somebody who may be under 18, for all that is stored. */
function birthdaySteps({ who }: WhatIfCase, takes: readonly Taking[]): WhatIfStep[] {
  const people = takes
    .filter(({ what }) => what === 'gift' || what === 'residue')
    .flatMap(({ person }) => who.personOf(person) ?? [])
    .filter(({ mayBeUnder18, age, kind }) => mayBeUnder18 && age === null && kind !== 'spouse');
  const names = [...new Set(people)].map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    step(
      `We do not know when ${listed(names)} ${plural(names, 'was', 'were')} born. What anyone under 18 inherits is kept until they are 18.`,
      { clause: 'executors.receipts' },
    ),
  ];
}
