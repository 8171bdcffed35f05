import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type PublicPage, publicPages } from '../paths/pages.ts';
import { paths } from '../paths/paths.ts';

/** Closes an open disclosure when the reader turns to something else, or presses Escape. */
function useLightDismiss(disclosure: RefObject<HTMLDetailsElement | null>): void {
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
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [disclosure]);
}

const pages = publicPages.filter((page: PublicPage) => page.menuLabel !== null);

/** The site's pages, behind a disclosure of the browser's own: it opens before there is any script. */
export function SiteMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  useLightDismiss(disclosure);
  const close = () => {
    if (disclosure.current) disclosure.current.open = false;
  };
  return (
    <nav aria-label="Site">
      <details ref={disclosure} className="group/menu">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-button px-3 font-semibold text-deep max-[22rem]:px-2 hover:bg-sage [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden strokeWidth={2.2} className="size-5 max-[22rem]:hidden" />
          Menu
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className="size-4 transition-transform group-open/menu:rotate-180 max-sm:hidden"
          />
        </summary>
        <ul className="absolute inset-x-0 top-full z-30 border-y border-line bg-card px-5 pt-2 pb-6 shadow-paper sm:right-5 sm:left-auto sm:w-160 sm:columns-3 sm:gap-x-4 sm:rounded-card sm:border sm:p-4 forced-colors:border-2">
          {pages.map(({ path, menuLabel }) => (
            <Entry key={path} to={path} onFollow={close}>
              {menuLabel}
            </Entry>
          ))}
          {isSignedIn && (
            <li className="break-inside-avoid border-t border-line sm:hidden">
              <EntryLink to={paths.account} onFollow={close}>
                Your account
              </EntryLink>
            </li>
          )}
        </ul>
      </details>
    </nav>
  );
}

interface EntryProps {
  to: string;
  children: ReactNode;
  onFollow: () => void;
}

const Entry = (props: EntryProps) => (
  <li className="break-inside-avoid max-sm:border-b max-sm:border-line">
    <EntryLink {...props} />
  </li>
);

function EntryLink({ to, children, onFollow }: EntryProps) {
  const [here] = useLocation();
  return (
    <Link
      to={to}
      aria-current={here === to ? 'page' : undefined}
      onClick={onFollow}
      className="flex min-h-12 items-center rounded-field font-medium hover:bg-sage hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-clay sm:min-h-11 sm:px-3"
    >
      {children}
    </Link>
  );
}
