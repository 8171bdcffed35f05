import { updatingWill } from '../../content/updating-will.ts';
import { PagesDrawing } from './drawings/pages-drawing.tsx';
import { MomentsOfLife } from './figures/moments-of-life.tsx';
import { GuidePage } from './guide-page.tsx';

export default function UpdatingWillPage() {
  return <GuidePage guide={updatingWill} drawing={<PagesDrawing />} figures={{ when: <MomentsOfLife /> }} />;
}
