import { ArrowRight, HandHelping, PenLine, Users } from 'lucide-react';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { charges, howItWorks, trusts } from '../content/trusts.ts';
import { GuidePage } from './guide-page.tsx';

const icons = [PenLine, HandHelping, Users];

/** A trust goes from the one who gives, through the trustees, to those it is for. */
function TrustInThree() {
  return (
    <ol className="grid gap-12 md:grid-cols-3">
      {howItWorks.map(({ who, does }, place) => {
        const Icon = icons[place] ?? Users;
        return (
          <li key={who} className="relative flex flex-col items-center rounded-field bg-sage p-5 text-center">
            {place > 0 && (
              <ArrowRight
                aria-hidden
                strokeWidth={2.2}
                className="absolute -top-9 left-1/2 size-6 -translate-x-1/2 text-clay max-md:rotate-90 md:top-1/2 md:-left-9 md:translate-x-0 md:-translate-y-1/2"
              />
            )}
            <Icon aria-hidden strokeWidth={1.6} className="size-10 text-clay" />
            <p className="heading mt-2 text-lead">{who}</p>
            <p className="text-small">{does}</p>
          </li>
        );
      })}
    </ol>
  );
}

const heights = { none: 'h-1', low: 'h-10', high: 'h-20' } as const;

function TrustCharges() {
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

/** A young tree kept safe under glass until it is tall enough. */
function SaplingDrawing() {
  return (
    <Drawing>
      <path d="M38 242c70-10 174-10 244 0" />
      <path d="M84 226V134c0-46 30-78 76-78s76 32 76 78v92" className="fill-card text-deep" stroke="currentColor" />
      <path d="M74 226h172v12H74Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M150 56c0-10 4-14 10-14s10 4 10 14" className="text-deep" stroke="currentColor" />
      <path d="M104 140c0-26 12-46 32-56" className="text-deep" stroke="currentColor" />
      <path d="M128 186h64l-8 40h-48Z" className="fill-butter" />
      <path d="M122 178h76v10h-76Z" className="fill-butter" />
      <path d="M160 178v-58" />
      <path d="M160 158c-20 0-30-10-32-28 20 0 30 10 32 28Z" className="fill-sage" />
      <path d="M160 142c16-2 26-12 28-30-20 2-28 12-28 30Z" className="fill-sage" />
      <path d="M160 120c-8-10-8-20 0-30 8 10 8 20 0 30Z" className="fill-sage" />
    </Drawing>
  );
}

export default function TrustsPage() {
  return (
    <GuidePage
      guide={trusts}
      drawing={<SaplingDrawing />}
      figures={{ 'how-it-works': <TrustInThree />, charges: <TrustCharges /> }}
    />
  );
}
