import type { KeyFigure } from '../../content/page.ts';
import { Words } from './words.tsx';

interface InShortProps {
  points: readonly string[];
  keyFigures?: readonly KeyFigure[];
}

/** What a person in a hurry needs to know. */
export function InShort({ points, keyFigures }: InShortProps) {
  return (
    <section className="rounded-card bg-deeper p-6 text-white shadow-paper sm:p-9 print:border print:border-line print:bg-transparent print:text-ink print:shadow-none">
      <h2 className="heading text-title text-butter print:text-ink">In short</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-t-2 border-butter/60 pt-3">
            <Words>{point}</Words>
          </li>
        ))}
      </ul>
      {keyFigures && (
        <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-white/25 pt-6 md:grid-cols-4">
          {keyFigures.map(({ figure, meaning }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-sage print:text-ink">{meaning}</dt>
              <dd className="heading text-title text-butter print:text-ink">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
