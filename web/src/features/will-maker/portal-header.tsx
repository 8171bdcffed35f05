import { ArrowLeft } from 'lucide-react';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';

export function PortalHeader() {
  const signOut = useSignOut();
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto grid min-h-17 max-w-page grid-cols-[auto_1fr_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 py-2 sm:px-5">
        <div className="flex justify-start whitespace-nowrap">
          <ButtonLink to={paths.home} look="plain" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5 max-sm:hidden" />
            Back to Home
          </ButtonLink>
        </div>
        <span className="heading text-center text-title max-sm:text-lead">{brand.name}</span>
        <div className="flex justify-end whitespace-nowrap">
          <Button look="plain" size="small" onPress={signOut.start} isPending={signOut.isPending}>
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}
