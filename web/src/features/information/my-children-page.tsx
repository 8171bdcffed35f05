import { myChildren } from '../../content/my-children.ts';
import { KiteDrawing } from './drawings/kite-drawing.tsx';
import { AgeLine } from './figures/age-line.tsx';
import { TwoJobs } from './figures/two-jobs.tsx';
import { GuidePage } from './guide-page.tsx';

export default function MyChildrenPage() {
  return (
    <GuidePage guide={myChildren} drawing={<KiteDrawing />} figures={{ 'two-jobs': <TwoJobs />, ages: <AgeLine /> }} />
  );
}
