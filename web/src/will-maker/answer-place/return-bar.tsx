import { ArrowLeft } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** Stays in view while somebody who came from their will sees to an answer. */
export default function ReturnBar({ to }: { to: string }) {
  const isWhatIf = to === paths.whatIf;
  return (
    <nav
      aria-label="Back to where you were"
      data-return-bar
      className="sticky top-0 z-20 -mx-4 mb-4 flex min-h-14 items-center justify-between gap-x-4 border-b border-line bg-sage px-4 py-1.5 sm:mx-0 sm:rounded-field sm:border sm:px-5 print:hidden"
    >
      <p className="text-small max-sm:sr-only">
        You came here from {isWhatIf ? '“What happens if…”' : 'your will'}. What you change here changes{' '}
        {isWhatIf ? 'your will' : 'it'}.
      </p>
      <ButtonLink to={to} variant="plain" size="small">
        <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
        {isWhatIf ? 'Back to “What happens if…”' : 'Back to your will'}
      </ButtonLink>
    </nav>
  );
}
