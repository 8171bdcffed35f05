import { type ReactNode, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ApiProvider } from '../../shared/api/api-provider.tsx';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { lazyPart, NothingShown } from '../../ui/loading/lazy-part.tsx';
import { toastList } from '../../ui/toasts/toast-region.tsx';

const SessionWatch = lazyPart(() => import('../../shared/session/session-watch.tsx'), NothingShown);
const ReleaseBanner = lazyPart(() => import('../../account/release/release-banner.tsx'), NothingShown);

const prepareToasts = () => toastList.prepare();

/** Stands around every page that talks to the server. */
export function PageSurroundings({ children }: { children: ReactNode }) {
  useEffect(() => onIdle(prepareToasts), []);
  return (
    <I18nProvider locale="en-GB">
      <ApiProvider>
        <Suspense>
          <ReleaseBanner />
        </Suspense>
        {children}
        <Suspense>
          <SessionWatch />
        </Suspense>
      </ApiProvider>
    </I18nProvider>
  );
}
