import { Baby, CalendarClock, Gem, Gift, HeartCrack, House } from 'lucide-react';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { moments, updatingWill } from '../content/updating-will.ts';
import { GuidePage } from './guide-page.tsx';

const icons = [Gem, Baby, House, HeartCrack, Gift, CalendarClock];

function MomentsOfLife() {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-6">
      {moments.map((moment, place) => {
        const Icon = icons[place] ?? Gift;
        return (
          <li key={moment} className="flex flex-col items-center text-center">
            <span className="flex size-16 items-center justify-center rounded-full bg-sage">
              <Icon aria-hidden strokeWidth={1.6} className="size-8 text-clay" />
            </span>
            <span className="mt-2 leading-tight font-medium">{moment}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A fresh sheet over an old one, and a pen. */
function PagesDrawing() {
  return (
    <Drawing>
      <path d="m62 84 96-18 28 150-96 18Z" className="fill-sage" strokeDasharray="7 7" />
      <path d="M118 62h78l24 24v142H118Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M196 62v24h24" className="text-deep" stroke="currentColor" />
      <path d="M136 104h62M136 124h66M136 144h50M136 164h60" className="text-deep" stroke="currentColor" />
      <path d="M136 208c8-14 14-16 16-10s-6 14 2 12 10-12 16-10-2 10 6 8" />
      <path d="m258 118 16 10-52 84-20 10 4-20Z" className="fill-butter" />
      <path d="m206 202 16 10M250 132l16 10" />
      <path d="M70 56a70 70 0 0 1 30-18M94 30l8 8-8 9" />
    </Drawing>
  );
}

export default function UpdatingWillPage() {
  return <GuidePage guide={updatingWill} drawing={<PagesDrawing />} figures={{ when: <MomentsOfLife /> }} />;
}
