import { Baby, CalendarClock, Gem, Gift, HeartCrack, House } from 'lucide-react';
import { moments } from '../../../content/updating-will.ts';

const icons = [Gem, Baby, House, HeartCrack, Gift, CalendarClock];

export function MomentsOfLife() {
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
