import { Drawing } from '../../ui/figures/drawing.tsx';
import { executors, typicalYear } from '../content/executors.ts';
import { GuidePage } from './guide-page.tsx';

const spans = ['col-[1/4]', 'col-[3/6]', 'col-[5/10]', 'col-[9/13]'];

/** Four overlapping pieces of work along twelve months. */
function ExecutorYear() {
  return (
    <div>
      <ol className="flex flex-col gap-4">
        {typicalYear.map(({ task, from, to }, place) => (
          <li key={task}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{task}</strong>
              <span className="text-small text-muted">
                months {from} to {to}
              </span>
            </p>
            <div aria-hidden className="mt-1.5 grid grid-cols-12 rounded-full bg-sage">
              <span className={`h-4 rounded-full bg-deep forced-color-adjust-none ${spans[place]}`} />
            </div>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-3 flex justify-between text-small text-muted">
        <span>the death</span>
        <span>half a year</span>
        <span>a year</span>
      </p>
    </div>
  );
}

/** A ring of keys on a ledger with ticks. */
function KeysDrawing() {
  return (
    <Drawing>
      <path
        d="M72 60h122c8 0 12 4 12 12v160H84c-8 0-12-4-12-12Z"
        className="fill-card text-deep"
        stroke="currentColor"
      />
      <path d="M72 218c0-8 4-12 12-12h122" className="text-deep" stroke="currentColor" />
      <path d="m92 92 7 7 12-14M92 126l7 7 12-14M92 160l7 7 12-14" />
      <path d="M126 94h56M126 128h56M126 162h28" className="text-deep" stroke="currentColor" />
      <circle cx="214" cy="150" r="32" />
      <path
        d="M226 180c6 2 10 6 12 10l22 44c2 4 0 8-4 10l-10 4-8-8-6 3-2-10-8-2-14-30c-3-6 0-14 6-17s10-4 12-4Z"
        className="fill-butter"
      />
      <circle cx="226" cy="196" r="4" />
      <path d="M190 172c-8 4-14 2-20 10-5 8-2 16 6 20 7 4 16 1 20-6 3-5 3-10 0-16" className="fill-sage" />
      <path d="m176 202-14 34 6 8 8-2 2-8 7-1 3-24" className="fill-sage" />
    </Drawing>
  );
}

export default function ExecutorsPage() {
  return <GuidePage guide={executors} drawing={<KeysDrawing />} figures={{ year: <ExecutorYear /> }} />;
}
