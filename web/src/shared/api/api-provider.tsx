import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clearDrafts } from '../drafts/clear-drafts.ts';
import { queryClient } from './query-client.ts';
import { beginSession, isMe, leave } from './session.ts';
import { rememberSession } from './session-hint.ts';
import { forgetSessionTime } from './session-time.ts';
import { notifyTabs, onTabNews } from './tabs.ts';
import { api, trpc, trpcClient } from './trpc.ts';

const me = () => api.identity.accounts.me.getData();

/** The other tabs know this account to be signed in here. */
let announcedId: string | null = null;

/** Keeps up with who is signed in, in this tab and in the others: all of them have one session. */
function followSession(): void {
  queryClient.getQueryCache().subscribe(({ query }) => {
    const account = isMe(query.queryKey) ? me() : undefined;
    if (account === undefined) return;
    rememberSession(account !== null);
    if (account) beginSession();
    else forgetSessionTime();
    if (account && account.id !== announcedId) notifyTabs({ kind: 'signedIn', accountId: account.id });
    announcedId = account?.id ?? null;
  });
  onTabNews(async (news) => {
    const account = me();
    if (news.kind === 'signedOut') {
      await api.identity.accounts.me.cancel();
      leave('elsewhere');
    }
    if (news.kind !== 'signedIn' || account === undefined || account?.id === news.accountId) return;
    // Nobody is shown what was read and typed as another account.
    if (account) clearDrafts();
    await queryClient.resetQueries();
  });
}

followSession();

/** Calls to the server need this around them. Every part of the app that has one shares the same answers. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
