import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowLeft, CircleUser } from 'lucide-react';
import { useSignOut } from '../../api/use-sign-out.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

export function PortalHeader() {
  const signOut = useSignOut();
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto grid min-h-17 max-w-page grid-cols-[auto_1fr_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 py-2 sm:px-5">
        <div className="flex justify-start whitespace-nowrap">
          <ButtonLink to={paths.home} look="plain" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5 max-sm:hidden" />
            <span>
              <span className="max-[22rem]:sr-only">Back to </span>Home
            </span>
          </ButtonLink>
        </div>
        <span className="heading text-center text-title max-sm:text-lead">{brand.name}</span>
        <div className="flex justify-end gap-4 whitespace-nowrap sm:gap-6">
          <ButtonLink to={paths.account} look="plain" size="small" title="Your account">
            <CircleUser aria-hidden strokeWidth={2.2} className="size-5" />
            <span className="max-sm:sr-only">Your account</span>
          </ButtonLink>
          <Button look="plain" size="small" onPress={signOut.start} isPending={signOut.isPending}>
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}
