import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { isAbleToAct } from './able-to-act.ts';

/** Senior Courts Act 1981 s.114(1): no more than four people on one grant. */
const maxOnOneGrant = 4;

/** Those named act as far as they can, and the next of the others fills each place that is empty. */
export function executorsOf(c: WhatIfCase): WhatIfAnswer['executors'] {
  if (c.marriage.isRevoked) return { acting: [], inReserve: [] };
  const { primaries, backups } = c.will;
  const isAble = (key: string) => isAbleToAct(c, key);
  const named = primaries.map(keyOf).filter(isAble);
  const others = backups.map(keyOf).filter(isAble);
  const vacancies = primaries.length - named.length;
  const appointed = [...named, ...others.slice(0, vacancies)];
  return {
    acting: appointed.slice(0, maxOnOneGrant),
    inReserve: [...appointed.slice(maxOnOneGrant), ...others.slice(vacancies)],
  };
}
