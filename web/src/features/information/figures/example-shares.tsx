import { pounds } from '../../../content/figures.ts';
import { exampleEstate, exampleParts } from '../../../content/no-will.ts';

const fills = ['fill-deep', 'fill-ok', 'fill-clay', 'fill-butter'];
const gap = 3;

/** One bar, divided as the estate is. */
export function ExampleShares() {
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
