import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { spouseKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { step } from './sentences.ts';

export function taxSteps(c: WhatIfCase, { tax }: AnswerWithoutSteps): WhatIfStep[] {
  if (c.events.estatePence === 0) return [];
  const { duePence } = tax;
  const isTaxed = duePence === null || duePence > 0;
  return [dueStep(duePence, tax.exemptPence), ...(isTaxed ? ofSpouse(c) : [])];
}

function dueStep(due: number | null, exempt: number): WhatIfStep {
  const clause = null;
  if (due === null)
    return step(
      'We cannot estimate the tax: it is more than a simple sum shows, because large gifts are free of tax while part of the rest is exempt.',
      { clause, source: 'Inheritance Tax Act 1984 ss.36 to 42' },
    );
  if (due === 0)
    return step('We estimate that no inheritance tax is due.', {
      source: 'Inheritance Tax Act 1984 ss.7 and 8D',
    });
  const free = exempt > 0 ? ` ${poundsText(exempt)} is exempt.` : '';
  return step(`We estimate inheritance tax of ${poundsText(due)}. The amounts here are before tax.${free}`, {
    source: 'Inheritance Tax Act 1984 ss.7 and 8D',
  });
}

/** What a husband, wife or civil partner has not used may be added. */
function ofSpouse({ facts, lives, who }: WhatIfCase): WhatIfStep[] {
  const isWidowed = facts.personalDetails.maritalStatus === 'married' && !lives.isLivingAtDeath(spouseKey);
  return isWidowed
    ? [
        step(
          `Any tax-free allowance that ${who.nameOf(spouseKey)} did not use may be added to yours, which would reduce the tax.`,
          {
            source: 'Inheritance Tax Act 1984 ss.8A and 8G',
          },
        ),
      ]
    : [];
}
