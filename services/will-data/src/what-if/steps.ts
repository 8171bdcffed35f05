import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Outcome } from './outcome.ts';
import type { WhatIfCase } from './what-if-case.ts';

export function stepsOf(_c: WhatIfCase, _outcome: Outcome): WhatIfStep[] {
  return [];
}
