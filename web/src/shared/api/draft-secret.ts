import { onDraftsCleared } from '../drafts/clear-drafts.ts';
import { api } from './trpc.ts';

let last: { id: string; draftKey: string } | null = null;

onDraftsCleared(() => {
  last = null;
});

/**
 * What drafts of this account are encrypted with, in base64: in memory alone, and known as long as nobody signs out or
 * another signs in, so that what is typed while a session is lost is kept too. Null when it is not known.
 */
export function draftSecretOf(accountId: string): string | null {
  last = api.identity.accounts.me.getData() ?? last;
  return last?.id === accountId ? last.draftKey : null;
}
