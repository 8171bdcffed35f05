import type { YesNo as YesNoAnswer } from '@plainwill/contracts/notifications/vocabulary';
import { useState } from 'react';
import { pounds } from '../../content/figures.ts';
import { exampleEstate, exampleParts, noWill, whoInherits } from '../../content/no-will.ts';
import { YesNo } from '../../ui/fields/choice-pills.tsx';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { GuidePage } from './guide-page.tsx';

/** Two questions, and who inherits; without script, or for who wants them, all the ways through them. */
function WhoInherits() {
  const [isMarried, setMarried] = useState<YesNoAnswer | ''>('');
  const [hasChildren, setHasChildren] = useState<YesNoAnswer | ''>('');
  const outcomes = whoInherits.find(({ answer }) => answer === isMarried)?.outcomes;
  const outcome = hasChildren && outcomes?.[hasChildren === 'Yes' ? 0 : 1];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-6 noscript:hidden print:hidden">
        <YesNo
          label="Are you married or in a civil partnership?"
          name="isMarried"
          value={isMarried}
          onChange={setMarried}
        />
        <YesNo
          label="Do you have children?"
          hint="Of any age. Adopted children count, stepchildren do not."
          name="hasChildren"
          value={hasChildren}
          onChange={setHasChildren}
        />
        <div role="status">
          {outcome && (
            <div className="rounded-field border-l-4 border-deep bg-sage p-5 sm:p-6">
              <p className="text-small font-semibold">With no will</p>
              <Outcome outcome={outcome} />
              {isMarried === 'No' && (
                <p className="mt-2 border-t border-field/40 pt-2">
                  A partner you live with but are not married to gets nothing.
                </p>
              )}
            </div>
          )}
        </div>
      </div>
      <Disclosure summary="See every case">
        <EveryCase />
      </Disclosure>
    </div>
  );
}

type Outcome = (typeof whoInherits)[number]['outcomes'][number];

function Outcome({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <p className="mt-1.5">{outcome.result}</p>
      {'also' in outcome && <p className="mt-2 border-t border-field/40 pt-2">{outcome.also}</p>}
      {'inOrder' in outcome && <InOrder people={outcome.inOrder} />}
    </>
  );
}

function EveryCase() {
  return (
    <div>
      <ul className="mt-2 grid gap-x-8 gap-y-10 md:grid-cols-2">
        {whoInherits.map(({ answer, situation, outcomes }) => (
          <li key={answer} className="border-t-2 border-deep pt-5">
            <p className="font-semibold">
              <Answer>{answer}</Answer> {situation}
            </p>
            <ul className="mt-4 flex flex-col gap-4">
              {outcomes.map((outcome) => (
                <li key={outcome.answer} className="rounded-field bg-sage p-4 sm:p-5">
                  <p className="text-small font-semibold">{outcome.answer}</p>
                  <Outcome outcome={outcome} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ children }: { children: string }) {
  return <span className="mr-1.5 rounded-full bg-deep px-3 py-1 text-small text-white">{children}</span>;
}

function InOrder({ people }: { people: readonly string[] }) {
  return (
    <ol className="mt-2 flex list-decimal flex-col gap-1 pl-6 marker:font-semibold marker:text-deep">
      {people.map((person) => (
        <li key={person} className="pl-1">
          {person}
        </li>
      ))}
    </ol>
  );
}

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
      figures={{ 'who-inherits': <WhoInherits />, 'example-shares': <ExampleShares /> }}
    />
  );
}
