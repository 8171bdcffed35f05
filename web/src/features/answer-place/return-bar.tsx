import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** Stays in view while somebody who came from their will sees to an answer; at the foot where the checklist is on top. */
export default function ReturnBar({ to }: { to: string }) {
  return (
    <nav
      aria-label="Back to where you were"
      data-return-bar
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-14 items-center justify-between gap-x-4 border-t border-line bg-sage px-4 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] roomy:sticky roomy:inset-x-auto roomy:top-0 roomy:bottom-auto roomy:mb-4 roomy:rounded-field roomy:border roomy:px-5 print:hidden"
    >
      <p className="text-small max-sm:sr-only">You came here from your will. What you change here changes it.</p>
      <ButtonLink to={to} variant="plain" size="small">
        <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
        Back to your will
      </ButtonLink>
    </nav>
  );
}
