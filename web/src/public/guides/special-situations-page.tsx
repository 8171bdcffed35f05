import { Drawing } from '../../ui/figures/drawing.tsx';
import { aroundTheTable, specialSituations } from '../content/special-situations.ts';
import { GuidePage } from './guide-page.tsx';

/** Three people at one table, the will between them. */
function AroundTheTable() {
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 170"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full text-clay **:[vector-effect:non-scaling-stroke]"
      >
        <circle cx="80" cy="42" r="20" />
        <path d="M40 120c0-34 14-50 40-50s40 16 40 50" />
        <circle cx="240" cy="32" r="22" />
        <path d="M196 120c0-40 16-60 44-60s44 20 44 60" />
        <circle cx="400" cy="42" r="20" />
        <path d="M360 120c0-34 14-50 40-50s40 16 40 50" />
        <path d="M8 120h464" className="text-deep" stroke="currentColor" />
        <path d="M30 120v44M450 120v44" className="text-deep" stroke="currentColor" />
        <path d="m214 112 40-20 18 8-40 20Z" className="fill-card text-deep" stroke="currentColor" />
        <path d="m268 92 22-30 6 4-22 30-8 4Z" className="fill-butter text-deep" stroke="currentColor" />
      </svg>
      <ul className="mt-3 grid grid-cols-3 text-center font-semibold">
        {aroundTheTable.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </div>
  );
}

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
