import { specialSituations } from '../../content/special-situations.ts';
import { GlobeDrawing } from './drawings/globe-drawing.tsx';
import { AroundTheTable } from './figures/around-the-table.tsx';
import { GuidePage } from './guide-page.tsx';

export default function SpecialSituationsPage() {
  return <GuidePage guide={specialSituations} drawing={<GlobeDrawing />} figures={{ signing: <AroundTheTable /> }} />;
}
