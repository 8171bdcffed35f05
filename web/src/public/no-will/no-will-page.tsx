import { Drawing } from '../../ui/figures/drawing.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { pounds } from '../content/figures.ts';
import { exampleEstate, exampleParts, noWill } from '../content/no-will.ts';
import { GuidePage } from '../guides/guide-page.tsx';
import { EveryCase } from './every-case.tsx';
import { HeirFinder } from './heir-finder.tsx';

/** The questions; without script, on paper, or for who wants them, all the ways through the rules. */
const HeirFinderFigure = () => (
  <div className="flex flex-col gap-6">
    <div className="noscript:hidden">
      <HeirFinder />
    </div>
    <div className="print:[&_details::details-content]:[content-visibility:visible]">
      <Disclosure summary="See every case">
        <EveryCase />
      </Disclosure>
    </div>
  </div>
);

const fills = ['fill-deep', 'fill-ok', 'fill-clay', 'fill-butter'];
const gap = 3;

/** One bar, divided as the estate is. */
function ExampleShares() {
  let start = 0;
  const bars = exampleParts.map(({ who, what, amount }, place) => {
    const x = start;
    start += (amount / exampleEstate) * 600;
    return { key: who + what, x, width: start - x - gap, fill: fills[place] };
  });
  return (
    <div>
      <svg aria-hidden="true" viewBox={`0 0 ${600 - gap} 64`} preserveAspectRatio="none" className="h-16 w-full">
        {bars.map(({ key, x, width, fill }) => (
          <rect key={key} x={x} y={0} width={width} height={64} rx={4} className={fill} />
        ))}
      </svg>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {exampleParts.map(({ who, what, amount }, place) => (
          <li key={who + what} className="flex items-start gap-3">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-1.5 size-4 shrink-0">
              <rect width="16" height="16" rx="4" className={fills[place]} />
            </svg>
            <span>
              <strong>
                {who}: {pounds(amount)}
              </strong>
              <span className="block text-small text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A signpost where the road parts, and a sheet left blank. */
function SignpostDrawing() {
  return (
    <Drawing>
      <path d="M34 238c70-16 182-16 252 0" />
      <path d="M154 236V62c0-4 3-6 6-6s6 2 6 6v174" />
      <path d="M166 76h66l20 17-20 17h-66Z" className="fill-sage" />
      <path d="M154 120H92l-20 17 20 17h62Z" className="fill-sage" />
      <path d="M182 93h36M108 137h32" className="text-deep" stroke="currentColor" />
      <path d="m206 184 46-8 8 50-46 8Z" className="fill-card text-deep" strokeDasharray="6 7" stroke="currentColor" />
      <path d="M74 234c-2-14 2-22 8-28 4 8 6 18 2 28M90 234c2-8 6-12 12-14 0 6-2 11-6 14" />
      <path d="M250 66c6-7 14-7 18 0M60 84c5-6 12-6 16 0" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

export default function NoWillPage() {
  return (
    <GuidePage
      guide={noWill}
      drawing={<SignpostDrawing />}
      figures={{ 'who-inherits': <HeirFinderFigure />, 'example-shares': <ExampleShares /> }}
    />
  );
}
