import { spouseKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { marriedTo } from '../events/marriage.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { step } from './sentences.ts';

export function marriageSteps(c: WhatIfCase): WhatIfStep[] {
  return [...(c.events.married ? [ofMarriage(c, c.events.married.to)] : []), ...ofDivorce(c)];
}

function ofMarriage({ facts, will, marriage, who }: WhatIfCase, to: 'spouse' | 'other'): WhatIfStep {
  const name = who.nameOf(marriedTo(facts, will.expected, to));
  const marrying = to === 'other' ? 'A marriage after this will' : `Marrying ${name} after this will`;
  return marriage.isRevoked
    ? step(`${marrying} cancels it, including everyone it appoints. The law decides, as if you had made no will.`, {
        source: 'Wills Act 1837 ss.18 and 18B',
      })
    : step(`Your will says that you expect to marry ${name}, so it stays valid when you do.`, {
        clause: 'declaration.marriage',
        source: 'Wills Act 1837 ss.18 and 18B',
      });
}

function ofDivorce({ marriage, who }: WhatIfCase): WhatIfStep[] {
  if (!marriage.isDivorced || marriage.isRevoked) return [];
  const name = who.nameOf(spouseKey);
  return [
    step(
      `You and ${name} are divorced. Your will is read as if ${name} had died that day, so ${name} inherits nothing under it and cannot be your executor.`,
      { source: 'Wills Act 1837 ss.18A and 18C' },
    ),
  ];
}
