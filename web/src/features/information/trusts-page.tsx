import { trusts } from '../../content/trusts.ts';
import { SaplingDrawing } from './drawings/sapling-drawing.tsx';
import { TrustCharges } from './figures/trust-charges.tsx';
import { TrustInThree } from './figures/trust-in-three.tsx';
import { GuidePage } from './guide-page.tsx';

export default function TrustsPage() {
  return (
    <GuidePage
      guide={trusts}
      drawing={<SaplingDrawing />}
      figures={{ 'how-it-works': <TrustInThree />, charges: <TrustCharges /> }}
    />
  );
}
