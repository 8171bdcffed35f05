import { giftRates } from '../../../content/worked-examples.ts';

/** As high as the rate, so that the steps can be seen. */
const heights = { 40: 'h-40', 32: 'h-32', 24: 'h-24', 16: 'h-16', 8: 'h-8', 0: 'h-0.5' } as const;

export function GiftSteps() {
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
                className={`mt-1.5 rounded-t-field bg-deep forced-color-adjust-none ${heights[rate]}`}
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
