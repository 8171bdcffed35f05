import { allowances } from '../../../content/inheritance-tax.ts';

const widths = ['w-1/2', 'w-full'];

/** Tax-free amounts as lengths: a couple's are twice one person's. */
export function AllowanceBars() {
  return (
    <ul className="flex flex-col gap-7">
      {allowances.map(({ who, ordinary, home, total }, place) => (
        <li key={who}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{who}</strong>
            <span className="heading text-lead">{total}</span>
          </p>
          <div aria-hidden className={`mt-2 flex h-12 gap-1 ${widths[place]}`}>
            <span className="w-[65%] rounded-l-field bg-deep forced-color-adjust-none" />
            <span className="grow rounded-r-field bg-clay forced-color-adjust-none" />
          </div>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
            <span className="flex items-center gap-2">
              <span aria-hidden className="size-3.5 rounded-xs bg-deep forced-color-adjust-none" />
              {ordinary} for everyone
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden className="size-3.5 rounded-xs bg-clay forced-color-adjust-none" />
              {home} more with a home
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
