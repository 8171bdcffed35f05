import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../shared/api/query-client.ts';
import { rememberSession } from '../shared/api/session-hint.ts';
import { clearDrafts } from '../shared/drafts/clear-drafts.ts';
import { toasts } from '../ui/toasts/toast-list.tsx';

// A section is fetched when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Files share a window, one after the other.
afterEach(() => {
  cleanup();
  clearDrafts();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  toasts.clear();
  rememberSession(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
