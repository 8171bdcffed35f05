import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ApiProvider } from '../shared/api/api-provider.tsx';
import ToastList from '../ui/toasts/toast-list.tsx';

/** In jsdom nothing has a size. */
class NothingMeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Shows a part of the app as it stands in the app, with somebody to use it. */
export function show(part: ReactNode) {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('ResizeObserver', NothingMeasured);
  render(
    <ApiProvider>
      {part}
      <ToastList />
    </ApiProvider>,
  );
  return userEvent.setup();
}
