import { type ComponentType, lazy, type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useSearch } from 'wouter';

/**
 * Loads a component when it is first shown. If that fails, `Problem` takes its place, and nothing else does; React's
 * `lazy` alone takes the page down, and never fetches again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Problem: ComponentType<FallbackProps>,
): (props: Props) => ReactNode {
  const loaded = () => lazy(load) as ComponentType<Props>;
  let Loaded = loaded();
  let hasFailed = false;
  const forgetFailure = () => {
    if (!hasFailed) return;
    hasFailed = false;
    Loaded = loaded();
  };
  const Latest = (props: Props) => <Loaded {...props} />;
  return (props) => {
    useEffect(() => forgetFailure, []);
    return (
      <ErrorBoundary
        FallbackComponent={Problem}
        onError={() => {
          hasFailed = true;
        }}
        onReset={forgetFailure}
      >
        <Latest {...props} />
      </ErrorBoundary>
    );
  };
}

/** Tries again once the device is online, and when the person goes to another page or step. */
export function useRecovery(tryAgain: () => void) {
  const here = `${useLocation()[0]}?${useSearch()}`;
  const failedAt = useRef(here);
  useEffect(() => {
    if (here !== failedAt.current) tryAgain();
  }, [here, tryAgain]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
}

/** For what a page does well enough without. */
export function NothingShown({ resetErrorBoundary }: FallbackProps) {
  useRecovery(resetErrorBoundary);
  return null;
}
