import { usualYear } from '../../../content/executors.ts';

const spans = ['col-[1/4]', 'col-[3/6]', 'col-[5/10]', 'col-[9/13]'];

/** Four overlapping pieces of work along twelve months. */
export function ExecutorYear() {
  return (
    <div>
      <ol className="flex flex-col gap-4">
        {usualYear.map(({ task, from, to }, place) => (
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
