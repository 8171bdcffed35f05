import { Drawing } from '../../ui/figures/drawing.tsx';
import { allowances, inheritanceTax } from '../content/inheritance-tax.ts';
import { giftRates } from '../content/worked-examples.ts';
import { GuidePage } from './guide-page.tsx';

const widths = ['w-1/2', 'w-full'];

/** Tax-free amounts as lengths: a couple's are twice one person's. Butter is free of tax and clay is tax, as in the calculator. */
function AllowanceBars() {
  return (
    <ul className="flex flex-col gap-7">
      {allowances.map(({ who, ordinary, home, total }, place) => (
        <li key={who}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{who}</strong>
            <span className="heading text-lead">{total}</span>
          </p>
          <div aria-hidden className={`mt-2 flex h-12 gap-1 ${widths[place]}`}>
            <span className="w-[65%] rounded-l-field border-2 border-deep bg-butter forced-color-adjust-none" />
            <span className="grow rounded-r-field border-2 border-deep bg-butter-pale forced-color-adjust-none" />
          </div>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-3.5 rounded-xs border-2 border-deep bg-butter forced-color-adjust-none"
              />
              {ordinary} for everyone
            </span>
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-3.5 rounded-xs border-2 border-deep bg-butter-pale forced-color-adjust-none"
              />
              {home} more with a home
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Each step is as high as its rate, so that the steps can be seen. */
const heights = { 40: 'h-40', 32: 'h-32', 24: 'h-24', 16: 'h-16', 8: 'h-8', 0: 'h-0.5' } as const;

function GiftSteps() {
  return (
    <div>
      <ol className="grid grid-cols-6 gap-1.5 sm:gap-3">
        {giftRates.map(({ years, rate }) => (
          <li key={years} className="flex flex-col-reverse">
            <span className="mt-2 text-center text-small leading-tight text-muted">
              <span className="sr-only">Years: </span>
              {years}
            </span>
            <span className="flex h-52 flex-col justify-end text-center">
              <strong className="heading text-lead">{rate}%</strong>
              <span
                aria-hidden
                className={`mt-1.5 rounded-t-field bg-clay forced-color-adjust-none ${heights[rate]}`}
              />
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 text-center text-small text-muted">
        years between the gift and the death
      </p>
    </div>
  );
}

/** A pile of coins, and a line that only its top stands above. */
function CoinsDrawing() {
  return (
    <Drawing>
      <path d="M40 238c70-12 170-12 240 0" />
      <path d="M66 228v-58l44-36 44 36v58Z" className="fill-sage" />
      <path d="m56 178 54-44 54 44M98 228v-30c0-6 5-10 12-10s12 4 12 10v30" />
      <path d="M136 148v-18h12v28" />
      <path d="M36 112h248" className="text-deep" strokeDasharray="8 8" stroke="currentColor" />
      <g className="fill-card">
        <path d="M184 216c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 194c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 172c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 150c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 128c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
      </g>
      <g className="fill-butter">
        <path d="M190 84c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M190 84c0 8 16 12 34 12s34-4 34-12" />
      </g>
      <path d="M184 128c0 8 16 12 34 12s34-4 34-12" />
      <path d="M264 62l10-10M224 54V42M184 62l-8-8" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

export default function InheritanceTaxPage() {
  return (
    <GuidePage
      guide={inheritanceTax}
      drawing={<CoinsDrawing />}
      figures={{ allowances: <AllowanceBars />, 'gift-steps': <GiftSteps /> }}
    />
  );
}
