import { ArrowUpRight, Check } from 'lucide-react';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { insideTheWill, orderOfPayment, outsideTheWill, whoGetsWhat } from '../content/who-gets-what.ts';
import { GuidePage } from './guide-page.tsx';

/** The things that a will gives stand on its sheet, and the others beside it. */
function InsideOutside() {
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
        <p className="heading text-title">Passes separately</p>
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

const widths = ['w-full', 'w-[94%]', 'w-[88%]', 'w-[82%]', 'w-[76%]', 'w-[70%]'];

/** The order of payment: a stair, down to what is left. */
function PaymentSteps() {
  const last = orderOfPayment.length - 1;
  return (
    <ol className="flex flex-col items-end gap-2">
      {orderOfPayment.map(({ title, text }, place) => (
        <li
          key={title}
          className={`flex items-start gap-3.5 rounded-field px-4 py-3 ${widths[place]} ${place === last ? 'bg-deep text-white' : 'bg-sage'}`}
        >
          <span aria-hidden className="heading text-lead text-inherit">
            {place + 1}
          </span>
          <span>
            <strong className="block">{title}</strong>
            <span className="text-small">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One sheet, and lines from it to three parcels. */
function ParcelsDrawing() {
  return (
    <Drawing>
      <path d="M110 42h78l22 22v82H110Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M188 42v22h22" className="text-deep" stroke="currentColor" />
      <path d="M128 78h50M128 94h62M128 110h44" className="text-deep" stroke="currentColor" />
      <path d="M160 146v36M160 160H76v22M160 160h84v22" strokeDasharray="1 8" />
      <path d="M46 190h60v52H46Z" className="fill-sage" />
      <path d="M76 190v52M46 210h60M76 190c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
      <path d="M130 206h60v50h-60Z" className="fill-butter" />
      <path d="M160 206v50M130 224h60M160 206c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
      <path d="M214 190h60v52h-60Z" className="fill-sage" />
      <path d="M244 190v52M214 210h60M244 190c-14-2-18-16-8-16 6 0 8 8 8 16 0-8 4-16 10-16 8 0 4 14-10 16" />
    </Drawing>
  );
}

export default function WhoGetsWhatPage() {
  return (
    <GuidePage
      guide={whoGetsWhat}
      drawing={<ParcelsDrawing />}
      figures={{ 'inside-outside': <InsideOutside />, order: <PaymentSteps /> }}
    />
  );
}
