import { AroundTheTable } from '../../ui/figures/around-the-table.tsx';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { specialSituations } from '../content/special-situations.ts';
import { GuidePage } from './guide-page.tsx';

/** A globe, a small ship, and an anchor line. */
function GlobeDrawing() {
  return (
    <Drawing>
      <circle cx="160" cy="132" r="84" className="fill-card text-deep" stroke="currentColor" />
      <path d="M76 132h168M88 90h144M88 174h144" className="text-deep" stroke="currentColor" />
      <path d="M160 48c-46 44-46 124 0 168M160 48c46 44 46 124 0 168" className="text-deep" stroke="currentColor" />
      <path d="M198 62c0-15 11-26 25-26s25 11 25 26c0 18-25 42-25 42s-25-24-25-42Z" className="fill-butter" />
      <circle cx="223" cy="62" r="9" className="fill-card" />
      <path d="M58 216h92l-14 28H74Z" className="fill-sage" />
      <path d="M104 202v-52l36 52ZM96 202v-42l-24 42ZM100 216v-70" className="fill-card" />
      <path d="M40 252c12-8 20-8 32 0s20 8 32 0 20-8 32 0 20 8 32 0 20-8 32 0 20 8 32 0" />
    </Drawing>
  );
}

export default function SpecialSituationsPage() {
  return <GuidePage guide={specialSituations} drawing={<GlobeDrawing />} figures={{ signing: <AroundTheTable /> }} />;
}
