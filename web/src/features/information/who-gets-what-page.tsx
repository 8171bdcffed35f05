import { whoGetsWhat } from '../../content/who-gets-what.ts';
import { ParcelsDrawing } from './drawings/parcels-drawing.tsx';
import { InsideOutside } from './figures/inside-outside.tsx';
import { PaymentSteps } from './figures/payment-steps.tsx';
import { GuidePage } from './guide-page.tsx';

export default function WhoGetsWhatPage() {
  return (
    <GuidePage
      guide={whoGetsWhat}
      drawing={<ParcelsDrawing />}
      figures={{ 'inside-outside': <InsideOutside />, order: <PaymentSteps /> }}
    />
  );
}
