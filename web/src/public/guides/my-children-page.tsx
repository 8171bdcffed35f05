import { Check, HeartHandshake, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { ages, myChildren, twoJobs } from '../content/my-children.ts';
import { GuidePage } from './guide-page.tsx';

const { first, last, withoutWill, oftenChosen } = ages;
const every = Array.from({ length: last - first + 1 }, (_, years) => first + years);
const isMarked = (age: number) => age === withoutWill || oftenChosen.some((chosen) => chosen === age);
const isNumbered = (age: number) => age === first || age === last || isMarked(age);

/** The ages to choose from, as a line. */
function AgeLine() {
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

const icons = [HeartHandshake, PiggyBank];

function TwoJobs() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {twoJobs.map(({ title, role, tasks }, place) => {
        const Icon = icons[place] ?? Check;
        return (
          <li key={title} className="rounded-field bg-sage p-5 sm:p-6">
            <Icon aria-hidden strokeWidth={1.6} className="size-10 text-clay" />
            <p className="heading mt-3 text-title">{title}</p>
            <p className="text-muted">{role}</p>
            <ul className="mt-4 flex flex-col gap-2">
              {tasks.map((task) => (
                <li key={task} className="flex gap-2.5">
                  <Check aria-hidden strokeWidth={2.4} className="mt-1 size-4.5 shrink-0 text-deep" />
                  {task}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** A grown-up and a child, and a kite. */
function KiteDrawing() {
  return (
    <Drawing>
      <path d="M40 240c60-14 180-14 240 0" />
      <circle cx="112" cy="118" r="18" />
      <path d="M78 236c0-26-2-44 4-62 5-16 15-26 30-26s25 10 30 26c3 9 4 18 4 28" />
      <circle cx="172" cy="164" r="14" className="fill-butter" />
      <path d="M148 238c0-16 0-28 4-38 4-9 11-14 20-14s16 5 20 14c4 10 4 22 4 38" />
      <path d="M146 204c4 4 6 6 8 4" />
      <path d="M190 198c10-4 16-10 20-20" />
      <path d="m238 44 26 30-34 34-18-42Z" className="fill-sage" />
      <path d="m238 44-8 64M212 66l52 8" />
      <path d="M210 178c4-26 8-48 20-70" className="text-deep" stroke="currentColor" />
      <path d="m230 108-4 14m-8 0 12 4m-14 10 12 4" />
      <path d="M60 92c6-8 16-8 20 0M84 76c5-6 12-6 16 0" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

export default function MyChildrenPage() {
  return (
    <GuidePage guide={myChildren} drawing={<KiteDrawing />} figures={{ 'two-jobs': <TwoJobs />, ages: <AgeLine /> }} />
  );
}
