import { CircleUser, LogOut, ScrollText } from 'lucide-react';
import { Link } from 'wouter';
import { useMe } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  const me = useMe();
  const signOut = useSignOut();
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-19 max-w-page flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center rounded-field">
          <Logo />
        </Link>
        <SiteMenu isSignedIn={Boolean(me.data)} />
        {me.data ? (
          <div className="flex items-center gap-1 sm:gap-5">
            <ButtonLink to={paths.willMaker()} look="secondary" size="small" title="Will Maker Portal">
              <ScrollText aria-hidden strokeWidth={2.2} className="size-5" />
              <span className="sr-only roomy:not-sr-only">Will Maker Portal</span>
            </ButtonLink>
            <div className="max-sm:hidden">
              <ButtonLink to={paths.account} look="plain" size="small" title="Your account">
                <CircleUser aria-hidden strokeWidth={2.2} className="size-5" />
                <span className="sr-only roomy:not-sr-only">Your account</span>
              </ButtonLink>
            </div>
            <Button look="plain" size="small" title="Sign Out" onPress={signOut.start} isPending={signOut.isPending}>
              <LogOut aria-hidden strokeWidth={2.2} className="size-5" />
              <span className="sr-only roomy:not-sr-only">Sign Out</span>
            </Button>
          </div>
        ) : (
          <ButtonLink to={paths.auth} look="secondary" size="small">
            Sign In
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
