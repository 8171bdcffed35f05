import { Drawing } from '../../ui/figures/drawing.tsx';
import { howWeCheck, stages } from '../content/how-we-check.ts';
import { GuidePage } from './guide-page.tsx';

/** The stages of a will before it is signed, one after the other. */
const Stages = () => (
  <ol className="flex flex-col gap-4 sm:flex-row sm:gap-6">
    {stages.map((stage, at) => (
      <li key={stage} className="flex items-center gap-3 sm:flex-1 sm:flex-col sm:text-center">
        <span
          aria-hidden
          className="heading flex size-11 shrink-0 items-center justify-center rounded-full bg-sage text-lead text-deep"
        >
          {at + 1}
        </span>
        <span className="font-semibold">{stage}</span>
      </li>
    ))}
  </ol>
);

/** A sheet with ticks under a magnifying glass. */
function LensDrawing() {
  return (
    <Drawing>
      <path
        d="M66 44h118c8 0 12 4 12 12v176H78c-8 0-12-4-12-12Z"
        className="fill-card text-deep"
        stroke="currentColor"
      />
      <path d="m86 80 7 7 12-14M86 116l7 7 12-14M86 152l7 7 12-14" />
      <path d="M120 82h52M120 118h40M120 154h24M86 196h46" className="text-deep" stroke="currentColor" />
      <circle cx="190" cy="152" r="46" className="fill-butter" />
      <circle cx="190" cy="152" r="34" className="fill-card" />
      <path d="M172 144h36M172 160h24" className="text-deep" stroke="currentColor" />
      <path d="m222 186 32 36c4 5 3 11-1 14s-10 3-14-2l-32-36Z" className="fill-sage" />
    </Drawing>
  );
}

export default function HowWeCheckPage() {
  return <GuidePage guide={howWeCheck} drawing={<LensDrawing />} figures={{ stages: <Stages /> }} />;
}
