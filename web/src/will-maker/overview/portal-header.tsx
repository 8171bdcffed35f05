import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowLeft, Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { paths } from '../../shared/paths/paths.ts';
import { useSignOut } from '../../shared/session/use-sign-out.tsx';
import { useLightDismiss } from '../../shared/site/site-menu.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonVariants } from '../../ui/buttons/button-variants.ts';

/** The overview itself has no section, and is no page beside it. */
function useIsOverview(): boolean {
  const [path] = useLocation();
  const [search] = useSearchParams();
  return path === paths.willMaker && !search.get('section') && search.get('tab') !== 'will';
}

/** The Will Maker’s head: back to the overview from wherever it leads, and the ways out behind the menu. */
export function PortalHeader() {
  const signOut = useSignOut();
  const isOverview = useIsOverview();
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex min-h-15 max-w-page flex-wrap items-center gap-x-4 px-4 py-1.5 whitespace-nowrap sm:px-5">
        {!isOverview && (
          <ButtonLink to={paths.willMaker} variant="plain" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
            Overview
          </ButtonLink>
        )}
        <Link
          to={paths.willMaker}
          className={`heading flex min-h-11 items-center rounded-field text-lead sm:text-title ${isOverview ? '' : 'max-sm:hidden sm:mx-auto'}`}
        >
          {brand.name}
        </Link>
        <div className={`ml-auto flex items-center gap-4 sm:gap-6 ${isOverview ? '' : 'sm:ml-0'}`}>
          <PortalMenu />
          <Button variant="plain" size="small" onPress={signOut.start} isPending={signOut.isPending}>
            Sign Out
          </Button>
          {signOut.question}
        </div>
      </div>
    </header>
  );
}

const ways = [
  { to: paths.together, label: 'Planning together' },
  { to: paths.account, label: 'Your account' },
  { to: paths.home, label: 'Back to Home' },
];

function PortalMenu() {
  const disclosure = useRef<HTMLDetailsElement>(null);
  useLightDismiss(disclosure);
  return (
    <details ref={disclosure}>
      <summary className={`${buttonVariants('plain', 'small')} list-none [&::-webkit-details-marker]:hidden`}>
        <Menu aria-hidden strokeWidth={2.2} className="size-5 max-[22rem]:hidden" />
        Menu
      </summary>
      <ul className="absolute top-full right-4 z-30 min-w-52 rounded-card border border-line bg-card p-2 shadow-paper sm:right-5 forced-colors:border-2">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center rounded-field px-3 font-medium hover:bg-sage">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
