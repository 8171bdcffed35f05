import { executors } from '../../content/executors.ts';
import { KeysDrawing } from './drawings/keys-drawing.tsx';
import { ExecutorYear } from './figures/executor-year.tsx';
import { GuidePage } from './guide-page.tsx';

export default function ExecutorsPage() {
  return <GuidePage guide={executors} drawing={<KeysDrawing />} figures={{ year: <ExecutorYear /> }} />;
}
