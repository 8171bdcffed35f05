import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../shared/paths/paths.ts';
import { useInBrowser } from '../../ui/browser/use-in-browser.ts';

const Shown = createContext('');

const useShownPart = (part: 0 | 1) => useContext(Shown).split('?')[part] ?? '';

const useShownPath = (): [string, typeof navigate] => [useShownPart(0), navigate];
const useShownSearch = () => useShownPart(1);

/**
 * Its children see a new address a moment later, in a render that gives way to the next tap or key. wouter
 * alone renders a page in the tap that asked for it, and nothing is painted before that is done.
 */
export function DeferredRouter({ children }: { children: ReactNode }) {
  const address = `${useLocation()[0]}?${useSearch()}`;
  // The page was built for one address, and is taken over as it is before it shows another.
  const shown = useDeferredValue(useInBrowser() ? address : `${paths.willMaker}?`);
  return (
    <Shown value={shown}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </Shown>
  );
}
