import type { ReactNode } from 'react';
import { twoWays } from '../../../content/property.ts';

const houses = [
  [<WholeHouse key="then" owner="Ann + Ben" />, <WholeHouse key="now" owner="Ben" />],
  [<SharedHouse key="then" isAfter={false} />, <SharedHouse key="now" isAfter />],
];

/** The same house twice: whole, and in two shares. */
export function TwoWaysToOwn() {
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
    <text x={at} y="86" stroke="none" fill="currentColor" textAnchor="middle" className="heading text-[0.95rem]">
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
