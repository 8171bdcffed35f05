import { LoaderCircle } from 'lucide-react';

/** While it is found out who is there. */
export function Checking() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <LoaderCircle aria-hidden strokeWidth={2.2} className="size-6 animate-spin text-deep" />
      Checking authentication…
    </p>
  );
}
