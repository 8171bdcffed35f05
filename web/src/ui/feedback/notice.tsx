import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../styles/classes.ts';

type Tone = 'error' | 'ok' | 'info';

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  title?: string;
  /** Focusable from script, for a message that the focus is moved to. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { error: CircleAlert, ok: CircleCheck, info: Info };
const looks = {
  error: 'border-danger bg-danger-pale [--icon:var(--danger)]',
  ok: 'border-ok bg-sage [--icon:var(--ok)]',
  info: 'border-line bg-sage [--icon:var(--deep)]',
};

/** A message in the page: an icon, words, and a tone that colour alone never carries. */
export function Notice({ tone, title, children, ref }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-field border px-4 py-3.5', looks[tone])}
    >
      <Icon aria-hidden strokeWidth={2.2} className="mt-0.5 size-5.5 shrink-0 text-(--icon)" />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
