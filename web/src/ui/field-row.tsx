import type { ReactNode } from 'react';

const shapes = {
  halves: 'sm:grid-cols-2',
  'title-and-names': 'sm:grid-cols-[8rem_1fr_1fr]',
  'code-and-number': 'grid-cols-[7rem_1fr]',
};

/** Fields that belong side by side; their boxes line up at the bottom whatever stands above them. */
export function FieldRow({ shape = 'halves', children }: { shape?: keyof typeof shapes; children: ReactNode }) {
  return <div className={`grid items-end gap-x-5 gap-y-6 ${shapes[shape]}`}>{children}</div>;
}
