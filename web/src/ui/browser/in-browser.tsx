import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

interface InBrowserProps {
  children: ReactNode;
  /** In the page as it is built, and until the app has taken it over. */
  before: ReactNode;
}

/** For what depends on this visit, or sets styles of its own: built pages cannot hold it. */
export function InBrowser({ children, before }: InBrowserProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? children : before;
}
