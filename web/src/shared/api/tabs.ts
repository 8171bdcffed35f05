/** An event of the session in one tab of the browser concerns the others. */
export type TabNews =
  | { kind: 'time'; endsAt: number; isFinal: boolean }
  | { kind: 'signedIn'; accountId: string }
  | { kind: 'signedOut' };

// Pages are also rendered where there are no tabs, and a channel would keep that from ending.
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('plainwill.session');

export const notifyTabs = (news: TabNews) => channel?.postMessage(news);

export const onTabNews = (hear: (news: TabNews) => void) =>
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
