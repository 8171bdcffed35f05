import { ArrowUpRight, Check } from 'lucide-react';
import { insideTheWill, outsideTheWill } from '../../../content/who-gets-what.ts';

/** What is written on the will's own sheet, and what lies beside it. */
export function InsideOutside() {
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-10">
      <div className="rounded-paper border border-line bg-card p-6 shadow-paper sm:-rotate-1">
        <p className="heading text-title">By your will</p>
        <ul className="mt-4 flex flex-col gap-2.5">
          {insideTheWill.map((thing) => (
            <li key={thing} className="flex gap-3">
              <Check aria-hidden strokeWidth={2.4} className="mt-1 size-4.5 shrink-0 text-ok" />
              {thing}
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-field border-2 border-dashed border-field p-6">
        <p className="heading text-title">Its own way</p>
        <ul className="mt-4 flex flex-col gap-2.5">
          {outsideTheWill.map((thing) => (
            <li key={thing} className="flex gap-3">
              <ArrowUpRight aria-hidden strokeWidth={2.4} className="mt-1 size-4.5 shrink-0 text-clay" />
              {thing}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
