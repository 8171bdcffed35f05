import type { ReactNode } from 'react';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { property, twoWays } from '../content/property.ts';
import { GuidePage } from './guide-page.tsx';

const houses = [
  [<WholeHouse key="then" owner="Ann + Ben" />, <WholeHouse key="now" owner="Ben" />],
  [<SharedHouse key="then" isAfter={false} />, <SharedHouse key="now" isAfter />],
];

/** A house is drawn twice: whole, and in two shares. */
function TwoWaysToOwn() {
  return (
    <ul className="grid gap-8 md:grid-cols-2">
      {twoWays.map(({ title, before, after }, place) => (
        <li key={title} className="flex flex-col">
          <p className="heading text-center text-title">{title}</p>
          <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
            {houses[place]?.[0]}
            <Arrow />
            {houses[place]?.[1]}
          </div>
          <dl className="mt-5 flex flex-col gap-3">
            <div>
              <dt className="text-small font-semibold text-muted">While both are alive</dt>
              <dd>{before}</dd>
            </div>
            <div>
              <dt className="text-small font-semibold text-muted">When Ann dies</dt>
              <dd>{after}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Owned as a whole, whoever it is by. */
function WholeHouse({ owner }: { owner: string }) {
  return (
    <House>
      <path d="M18 54v56h84V54L60 18Z" className="fill-sage" stroke="none" />
      <HouseName at={60}>{owner}</HouseName>
    </House>
  );
}

/** Owned in two shares: Ann's, or what her will makes of it, and Ben's. */
function SharedHouse({ isAfter }: { isAfter: boolean }) {
  return (
    <House>
      <path d="M60 18 18 54v56h42Z" className={isAfter ? 'fill-butter' : 'fill-sage'} stroke="none" />
      {isAfter ? (
        <path d="M30 68h13l7 7v21H30ZM35 82h10M35 89h7" className="fill-card" />
      ) : (
        <HouseName at={39}>Ann</HouseName>
      )}
      <HouseName at={81}>Ben</HouseName>
      <path d="M60 26v84" strokeDasharray="5 6" className="text-clay" stroke="currentColor" />
    </House>
  );
}

function House({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 118"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full text-deep"
    >
      {children}
      <path d="M18 52v58h84V52" />
      <path d="M8 60 60 14l52 46" />
    </svg>
  );
}

function HouseName({ at, children }: { at: number; children: string }) {
  return (
    <text x={at} y="86" stroke="none" fill="currentColor" textAnchor="middle" className="heading text-small">
      {children}
    </text>
  );
}

function Arrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-7 text-clay"
    >
      <path d="M2 10h23M18 3l7 7-7 7" />
    </svg>
  );
}

/** One house with two front doors. */
function TwoDoorsDrawing() {
  return (
    <Drawing>
      <path d="M28 238c70-12 194-12 264 0" />
      <path d="M70 234V128h180v106Z" className="fill-card" />
      <path d="M160 128h90v106h-90Z" className="fill-sage" stroke="none" />
      <path d="M70 234V128M250 128v106" />
      <path d="M54 134 92 76h136l38 58Z" className="fill-card" />
      <path d="M160 76v158" className="text-deep" strokeDasharray="7 7" stroke="currentColor" />
      <path d="M112 76V54h20v22M188 76V54h20v22" />
      <path d="M122 44c-4-6 4-10 0-16M198 44c-4-6 4-10 0-16" className="text-deep" stroke="currentColor" />
      <path d="M124 234v-42c0-4 2-6 6-6h14c4 0 6 2 6 6v42" className="fill-butter" />
      <path d="M170 234v-42c0-4 2-6 6-6h14c4 0 6 2 6 6v42" className="fill-butter" />
      <path d="M142 212h1M178 212h1" />
      <path d="M84 152h30v28H84ZM99 152v28M84 166h30M206 152h30v28h-30ZM221 152v28M206 166h30" />
      <path
        d="M52 232c-10-2-12-22 2-24 12 2 10 22-2 24ZM268 232c-10-2-12-22 2-24 12 2 10 22-2 24Z"
        className="fill-sage"
      />
    </Drawing>
  );
}

export default function PropertyPage() {
  return <GuidePage guide={property} drawing={<TwoDoorsDrawing />} figures={{ 'two-ways': <TwoWaysToOwn /> }} />;
}
