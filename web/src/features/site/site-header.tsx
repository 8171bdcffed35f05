import { Link } from 'wouter';
import { useMayBeSignedIn } from '../../api/session-hint.ts';
import { publicPages } from '../../content/public-pages.ts';
import { paths } from '../../paths/paths.ts';
import { Logo } from './logo.tsx';
import { SessionLinks } from './session-links.tsx';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex min-h-19 max-w-page flex-wrap items-center gap-x-1 gap-y-2 px-5 py-3 sm:gap-x-4">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center rounded-field">
          <Logo />
        </Link>
        <QuickLinks />
        <SiteMenu isSignedIn={useMayBeSignedIn() ?? false} />
        <SessionLinks />
      </div>
    </header>
  );
}

const mostWanted = [paths.noWill, paths.inheritanceTax, paths.jargonBuster()] as const;

/** The pages that most people look for, where there is room for them: what those signed in need comes first. */
const QuickLinks = () => (
  <ul className="hidden roomy:flex session-in:hidden">
    {mostWanted.map((path) => (
      <li key={path}>
        <Link to={path} className="flex min-h-11 items-center rounded-button px-3 font-medium hover:bg-sage">
          {publicPages.find((page) => page.path === path)?.menuLabel}
        </Link>
      </li>
    ))}
  </ul>
);
