import { ChevronDown } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useState } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** From then on the person opens and closes it. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Near the end of a dialog, what someone opens would stay below its buttons. */
function showInDialog({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
  const isOpenedNow = details.open && details.contains(document.activeElement);
  if (isOpenedNow && details.closest('[role=dialog]')) details.scrollIntoView({ block: 'nearest' });
}

/** Words that fold away: the browser's own, so they open without script too. */
export function Disclosure({ summary, isOpenAtFirst, children }: DisclosureProps) {
  const [wasOpenAtFirst] = useState(isOpenAtFirst);
  return (
    <details className="group" open={wasOpenAtFirst} onToggle={showInDialog}>
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field px-2 font-semibold text-deep hover:bg-sage [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          strokeWidth={2.2}
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
        <span className="min-w-0 underline decoration-1 underline-offset-4">{summary}</span>
      </summary>
      <div className="flex flex-col gap-6 pt-4">{children}</div>
    </details>
  );
}
