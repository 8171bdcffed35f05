import { howWeCheck } from '../../content/how-we-check.ts';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { StatementPage } from './statement-page.tsx';

/** A page of a will under a magnifying glass, with a tick beside it. */
function ReadingDrawing() {
  return (
    <Drawing>
      <path d="M74 36h120l32 32v174H74Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M194 36v32h32" className="text-deep" stroke="currentColor" />
      <path d="M98 92h96M98 116h60M98 210h104" className="text-deep" stroke="currentColor" />
      <circle cx="178" cy="160" r="40" className="fill-butter" />
      <path d="m208 188 44 44" />
      <path d="m160 160 14 14 26-28" />
    </Drawing>
  );
}

export default function HowWeCheckPage() {
  return <StatementPage page={howWeCheck} drawing={<ReadingDrawing />} />;
}
