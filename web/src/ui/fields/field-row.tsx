import type { ReactNode } from 'react';

const shapes = {
  halves: 'grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-2',
  'title-and-name': 'grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[8rem_minmax(0,1fr)]',
  // A remark may stand under the number.
  'code-and-number': 'grid-cols-[8.25rem_minmax(0,1fr)] items-start max-sm:gap-x-3',
};

/** Fields that belong side by side; their boxes line up whatever stands above them. */
export function FieldRow({ shape = 'halves', children }: { shape?: keyof typeof shapes; children: ReactNode }) {
  return <div className={`grid gap-x-5 gap-y-6 ${shapes[shape]}`}>{children}</div>;
}
