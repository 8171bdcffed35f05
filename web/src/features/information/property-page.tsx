import { property } from '../../content/property.ts';
import { TwoDoorsDrawing } from './drawings/two-doors-drawing.tsx';
import { TwoWaysToOwn } from './figures/two-ways-to-own.tsx';
import { GuidePage } from './guide-page.tsx';

export default function PropertyPage() {
  return <GuidePage guide={property} drawing={<TwoDoorsDrawing />} figures={{ 'two-ways': <TwoWaysToOwn /> }} />;
}
