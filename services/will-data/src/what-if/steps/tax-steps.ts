import { spouseKey, type WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { pounds } from '../money.ts';
import type { WhatIfCase } from '../what-if-case.ts';
import { step } from './sentences.ts';
import type { Told } from './steps.ts';

export function taxSteps(c: WhatIfCase, { tax }: Told): WhatIfStep[] {
  if (c.events.estatePence === 0) return [];
  const { duePence } = tax;
  const isTaxed = duePence === null || duePence > 0;
  return [dueStep(duePence, tax.exemptPence), ...(isTaxed ? ofSpouse(c) : [])];
}

function dueStep(due: number | null, exempt: number): WhatIfStep {
  const clause = null;
  if (due === null)
    return step(
      'Gifts that others have free of tax come to more than may pass untaxed, and some of the rest is free of tax. The tax is then more than a plain sum shows.',
      { clause, source: 'Inheritance Tax Act 1984 ss.36 to 42' },
    );
  if (due === 0)
    return step('No inheritance tax is due, as far as we can tell.', {
      source: 'Inheritance Tax Act 1984 ss.7 and 8D',
    });
  const free = exempt > 0 ? ` ${pounds(exempt)} of it is free of tax.` : '';
  return step(`The inheritance tax would be about ${pounds(due)}. What people take is shown before tax.${free}`, {
    source: 'Inheritance Tax Act 1984 ss.7 and 8D',
  });
}

/** What a husband, wife or civil partner has not used may be added. */
function ofSpouse({ facts, lives, who }: WhatIfCase): WhatIfStep[] {
  const isWidowed = facts.personal_details.marital_status === 'married' && !lives.isLivingAtDeath(spouseKey);
  return isWidowed
    ? [
        step(
          `What ${who.nameOf(spouseKey)} leaves unused of the tax-free amounts may be added to yours, and then less tax is due.`,
          {
            source: 'Inheritance Tax Act 1984 ss.8A and 8G',
          },
        ),
      ]
    : [];
}
