import { charges } from '../../../content/trusts.ts';

const heights = { none: 'h-1', low: 'h-10', high: 'h-20' } as const;

export function TrustCharges() {
  return (
    <ol className="grid grid-cols-3 grid-rows-[auto_auto] gap-x-2 sm:gap-x-4">
      {charges.map(({ age, charge, height }) => (
        <li key={age} className="row-span-2 grid grid-rows-subgrid text-center">
          <span
            aria-hidden
            className={`self-end rounded-t-field bg-deep forced-color-adjust-none ${heights[height]}`}
          />
          <span className="border-t-2 border-deeper px-1 pt-3">
            <strong className="block">{age}</strong>
            <span className="block text-small">{charge}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
