import { inheritanceTax } from '../../content/inheritance-tax.ts';
import { CoinsDrawing } from './drawings/coins-drawing.tsx';
import { AllowanceBars } from './figures/allowance-bars.tsx';
import { GiftSteps } from './figures/gift-steps.tsx';
import { GuidePage } from './guide-page.tsx';

export default function InheritanceTaxPage() {
  return (
    <GuidePage
      guide={inheritanceTax}
      drawing={<CoinsDrawing />}
      figures={{ allowances: <AllowanceBars />, 'gift-steps': <GiftSteps /> }}
    />
  );
}
