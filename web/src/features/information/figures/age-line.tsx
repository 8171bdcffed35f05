import type { ReactNode } from 'react';
import { ages } from '../../../content/my-children.ts';

const { first, last, withoutWill, oftenChosen } = ages;
const every = Array.from({ length: last - first + 1 }, (_, years) => first + years);
const isMarked = (age: number) => age === withoutWill || oftenChosen.some((chosen) => chosen === age);
const isNumbered = (age: number) => age === first || age === last || isMarked(age);

/** The ages to choose from, as a line. */
export function AgeLine() {
  return (
    <div>
      <p className="sr-only">
        You can choose any age from {first} to {last}.
      </p>
      <ol aria-hidden className="grid grid-cols-[repeat(15,minmax(0,1fr))]">
        {every.map((age) => (
          <li key={age} className="flex flex-col items-center">
            <span className="heading flex h-9 items-end text-lead">{isNumbered(age) && age}</span>
            <span className="relative mt-2 flex h-6 w-full items-center justify-center">
              <span className="h-2 w-full bg-sage in-first:rounded-l-full in-last:rounded-r-full" />
              <span className={`absolute size-5 rounded-full ${dotFor(age)}`} />
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <Key age={withoutWill}>{withoutWill}: the only age without a will</Key>
        <Key age={oftenChosen[0]}>{oftenChosen.join(' and ')}: often chosen in a will</Key>
      </ul>
    </div>
  );
}

function dotFor(age: number): string {
  if (age === withoutWill) return 'bg-clay forced-color-adjust-none';
  if (isMarked(age)) return 'border-3 border-deep bg-card';
  return 'scale-30 bg-field forced-color-adjust-none';
}

function Key({ age, children }: { age: number; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden className={`size-4 shrink-0 rounded-full ${dotFor(age)}`} />
      <span>{children}</span>
    </li>
  );
}
