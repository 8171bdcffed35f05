import { CircleUser, LogOut, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../api/session.ts';
import { publicPages } from '../../content/public-pages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  const { data: me } = useMe();
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex min-h-19 max-w-page flex-wrap items-center gap-x-1 gap-y-2 px-5 py-3 sm:gap-x-4">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center rounded-field">
          <Logo />
        </Link>
        <QuickLinks />
        <SiteMenu isSignedIn={Boolean(me)} />
        {me === undefined ? (
          <>
            <div className="session-in:hidden">
              <SignedOut />
            </div>
            <div className="hidden session-in:block">
              <SignedIn />
            </div>
          </>
        ) : me ? (
          <SignedIn />
        ) : (
          <SignedOut />
        )}
      </div>
    </header>
  );
}

const mostWanted = [paths.noWill, paths.inheritanceTax, paths.jargonBuster()] as const;

/** The pages that most people look for, where there is room for them. */
const QuickLinks = () => (
  <ul className="hidden roomy:flex">
    {mostWanted.map((path) => (
      <li key={path}>
        <Link to={path} className="flex min-h-11 items-center rounded-button px-3 font-medium hover:bg-sage">
          {publicPages.find((page) => page.path === path)?.menuLabel}
        </Link>
      </li>
    ))}
  </ul>
);

const SignedOut = () => (
  <ButtonLink to={paths.auth} look="secondary" size="small">
    Sign In
  </ButtonLink>
);

function SignedIn() {
  const signOut = useSignOut();
  return (
    <div className="flex items-center gap-1 sm:gap-5">
      <ButtonLink to={paths.willMaker()} look="secondary" size="small" title="Will Maker Portal">
        <ScrollText aria-hidden strokeWidth={2.2} className="size-5" />
        <WhereThereIsRoom>Will Maker Portal</WhereThereIsRoom>
      </ButtonLink>
      <div className="max-sm:hidden">
        <ButtonLink to={paths.account} look="plain" size="small" title="Your account">
          <CircleUser aria-hidden strokeWidth={2.2} className="size-5" />
          <WhereThereIsRoom>Your account</WhereThereIsRoom>
        </ButtonLink>
      </div>
      <Button look="plain" size="small" title="Sign Out" onPress={signOut.start} isPending={signOut.isPending}>
        <LogOut aria-hidden strokeWidth={2.2} className="size-5" />
        <WhereThereIsRoom>Sign Out</WhereThereIsRoom>
      </Button>
    </div>
  );
}

const WhereThereIsRoom = ({ children }: { children: ReactNode }) => (
  <span className="sr-only roomy:not-sr-only">{children}</span>
);
