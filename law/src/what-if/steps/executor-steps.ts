import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { listed, plural, step } from './sentences.ts';

export function executorSteps(c: WhatIfCase, { executors, takes, crown, will }: AnswerWithoutSteps): WhatIfStep[] {
  const { acting, inReserve } = executors;
  const { primaries, backups } = c.will;
  if (acting.length === 0) {
    const isByLaw = will === 'revoked' || crown > 0 || takes.some(({ what }) => what === 'intestacy');
    const who = isByLaw ? 'Whoever inherits by law' : 'Whoever inherits the rest';
    const why = will === 'revoked' ? 'There is no executor' : 'No one you named can be your executor';
    return [
      step(`${why}. ${who} can ask the court to let them act.`, {
        source: `Non-Contentious Probate Rules 1987 ${isByLaw ? 'r.22' : 'r.20'}`,
      }),
    ];
  }
  const names = listed(acting.map(c.who.nameOf));
  const isFromBackups = acting.some((key) => backups.map(keyOf).includes(key));
  const missing = primaries.map(keyOf).filter((key) => !acting.includes(key) && !inReserve.includes(key));
  const instead = missing.length > 0 ? ` ${listed(missing.map(c.who.nameOf))} cannot act.` : '';
  return [
    step(`${names} ${plural(acting, 'carries', 'carry')} out your will.${instead}`, {
      clause: isFromBackups ? 'executors.substitutes' : 'executors.appointment',
    }),
  ];
}
