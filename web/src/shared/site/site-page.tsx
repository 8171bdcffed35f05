import { brand } from '@plainwill/contracts/shared/brand';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { classes } from '../../ui/styles/classes.ts';
import { useMayBeSignedIn } from '../api/session-hint.ts';
import { publicPages } from '../paths/pages.ts';
import { paths } from '../paths/paths.ts';
import { Logo } from './logo.tsx';
import { SessionLinks } from './session-links.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteMenu } from './site-menu.tsx';
import { TaskFooter } from './task-footer.tsx';

function SiteHeader() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex min-h-19 max-w-page flex-wrap items-center gap-x-1 gap-y-2 px-5 py-3 sm:gap-x-4">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center rounded-field">
          <Logo />
        </Link>
        <QuickLinks />
        <SiteMenu isSignedIn={useMayBeSignedIn() ?? false} onSignOut={() => setLeaving(true)} />
        <SessionLinks isLeaving={isLeaving} onLeave={setLeaving} />
      </div>
    </header>
  );
}

const mainLinks = [paths.noWill, paths.inheritanceTax, paths.jargonBuster()] as const;

/** The pages that most people look for, where there is room for them: what those signed in need comes first. */
const QuickLinks = () => (
  <ul className="hidden roomy:flex session-in:hidden">
    {mainLinks.map((path) => (
      <li key={path}>
        <Link to={path} className="flex min-h-11 items-center rounded-button px-3 font-medium hover:bg-sage">
          {publicPages.find((page) => page.path === path)?.menuLabel}
        </Link>
      </li>
    ))}
  </ul>
);

interface SitePageProps {
  children: ReactNode;
  /** `full` lets the page set its own columns; the others hold one, for words or for a form. */
  width?: 'full' | 'words' | 'form';
  /** Something is done here, and nothing leads away from it: so with every form. */
  isForTask?: boolean;
}

const widths = {
  full: '',
  words: 'mx-auto w-full max-w-words px-5 py-10 sm:py-16',
  form: 'mx-auto w-full max-w-form px-5 py-10 sm:py-16',
};

/** A public page between the site's header and footer. */
export function SitePage({ children, width = 'words', isForTask = width === 'form' }: SitePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <PrintedHead />
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          'grow focus-visible:outline-none focus-visible:shadow-none',
          widths[width],
          // Content that arrives late does not push the footer down while people look at it.
          isForTask && 'min-h-svh',
        )}
      >
        {children}
      </main>
      {isForTask ? <TaskFooter /> : <SiteFooter />}
    </div>
  );
}

/** Stands at the head: at the foot it would now and then be alone on a last page. */
const PrintedHead = () => (
  <p className="mb-8 hidden border-b border-line pb-3 text-small print:block">
    {`${brand.name} · ${brand.phone} · ${brand.email}`}
  </p>
);
