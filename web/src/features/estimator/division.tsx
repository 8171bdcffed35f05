import { DivisionBar, type DivisionPart } from '../../ui/figures/division-bar.tsx';
import type { Pence } from '../inheritance-tax/pence.ts';
import type { Working } from '../inheritance-tax/working.ts';
import { inPounds } from './money-words.ts';

/** Who gets how much of what is left after debts. */
export function Division({ working }: { working: Working }) {
  const { netEstate, toSpouse, toCharity, chargeable, tax } = working;
  if (netEstate === 0) return null;
  const part = (label: string, amount: Pence, tone: DivisionPart['tone']): DivisionPart => ({
    label,
    figure: inPounds(amount),
    share: amount / netEstate,
    tone,
  });
  return (
    <DivisionBar
      title="How the estate divides"
      parts={[
        part('Your spouse or civil partner', toSpouse, 'ok'),
        part(toSpouse > 0 ? 'Other loved ones' : 'Your loved ones', chargeable - tax, 'deep'),
        part('Charity', toCharity, 'butter'),
        part('Inheritance tax', tax, 'clay'),
      ]}
    />
  );
}
