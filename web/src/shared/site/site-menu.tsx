import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type PublicPath, publicPageAt, routes } from '../paths/pages.ts';
import { paths } from '../paths/paths.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** Closes an open disclosure when the reader turns to something else, or presses Escape. */
export function useLightDismiss(disclosure: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      const { current } = disclosure;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const { current } = disclosure;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    // Taken for options: its signal ends all three.
    const ended = new AbortController();
    document.addEventListener('pointerdown', close, ended);
    document.addEventListener('focusin', close, ended);
    document.addEventListener('keydown', closeByKey, ended);
    return () => ended.abort();
  }, [disclosure]);
}

/** The menu has the groups of the footer, so that one page stands in one place. */
const groups: readonly { title: string; paths: readonly PublicPath[] }[] = [
  { title: 'Your family', paths: [routes.myChildren, routes.noWill, routes.whoGetsWhat, routes.executors] },
  { title: 'Home and money', paths: [routes.property, routes.trusts, routes.inheritanceTax] },
  {
    title: 'Your will',
    paths: [
      routes.questionnaire,
      routes.sampleWill,
      routes.updatingWill,
      routes.specialSituations,
      routes.jargonBuster,
    ],
  },
];

interface SiteMenuProps {
  isSignedIn: boolean;
  onSignOut: () => void;
}

/** The site's pages, behind a disclosure of the browser's own: it opens before there is any script. */
export function SiteMenu({ isSignedIn, onSignOut }: SiteMenuProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  useLightDismiss(disclosure);
  const close = () => {
    if (disclosure.current) disclosure.current.open = false;
  };
  const signOut = () => {
    close();
    onSignOut();
  };
  return (
    <nav aria-label="Site">
      <details ref={disclosure} className="group/menu">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-button px-3 font-semibold text-deep max-[22rem]:px-2 hover:bg-sage [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden strokeWidth={2.2} className="size-5 max-[26rem]:hidden" />
          Menu
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className="size-4 transition-transform group-open/menu:rotate-180 max-sm:hidden"
          />
        </summary>
        <div className="absolute inset-x-0 top-full z-30 border-y border-line bg-card px-5 pt-2 pb-6 shadow-paper sm:right-5 sm:left-auto sm:w-168 sm:rounded-card sm:border sm:p-5 forced-colors:border-2">
          <ul className="flex flex-wrap gap-x-2 sm:-ml-3">
            {isSignedIn && (
              <li>
                <EntryLink to={paths.willMaker} onFollow={close}>
                  Continue your will
                </EntryLink>
              </li>
            )}
            <li>
              <EntryLink to={paths.home} onFollow={close}>
                {publicPageAt(paths.home).menuLabel}
              </EntryLink>
            </li>
          </ul>
          <div className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-3">
            {groups.map(({ title, paths: inGroup }) => (
              <div key={title}>
                <p className="text-small font-semibold text-muted">{title}</p>
                <ul className="sm:-ml-3">
                  {inGroup
                    .filter((path) => !isSignedIn || path !== routes.questionnaire)
                    .map((path) => (
                      <li key={path}>
                        <EntryLink to={path} onFollow={close}>
                          {publicPageAt(path).menuLabel ?? 'A Sample Will'}
                        </EntryLink>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
          {isSignedIn && (
            <ul className="mt-3 flex gap-x-6 border-t border-line pt-2 sm:hidden">
              <li>
                <EntryLink to={paths.account} onFollow={close}>
                  Your account
                </EntryLink>
              </li>
              <li>
                <button type="button" onClick={signOut} className={entryClasses}>
                  Sign Out
                </button>
              </li>
            </ul>
          )}
          <div className="mt-3 border-t border-line pt-2">
            <ThemeChoice />
          </div>
        </div>
      </details>
    </nav>
  );
}

const entryClasses =
  'flex min-h-11 cursor-pointer items-center rounded-field font-medium hover:bg-sage hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-clay aria-[current]:decoration-2 aria-[current]:underline-offset-8 sm:px-3';

interface EntryProps {
  to: string;
  children: ReactNode;
  onFollow: () => void;
}

function EntryLink({ to, children, onFollow }: EntryProps) {
  const [here] = useLocation();
  return (
    <Link to={to} aria-current={here === to ? 'page' : undefined} onClick={onFollow} className={entryClasses}>
      {children}
    </Link>
  );
}
