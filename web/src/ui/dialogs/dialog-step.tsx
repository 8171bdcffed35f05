import { type ReactNode, useEffect, useRef } from 'react';

/** What takes the place of a dialog's content for a while: the focus goes to its beginning. */
export function DialogStep({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus();
    start.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="flex grow flex-col gap-5 outline-none focus-visible:shadow-none">
      {children}
    </div>
  );
}
