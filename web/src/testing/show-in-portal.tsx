import type { Portal } from '@plainwill/contracts/will-data/portal';
import type { ReactNode } from 'react';
import { trpc } from '../api/trpc.ts';
import { anAccount } from './an-account.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { show } from './show.tsx';

function OnceLoaded({ children }: { children: ReactNode }) {
  const { data } = trpc.willData.portal.get.useQuery();
  return data ? children : null;
}

/** Shows a section as it stands in the loaded portal; `portal` may be changed by the answers, as a service would. */
export function showInPortal(part: ReactNode, portal: Portal, answers: Answers = {}) {
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'willData.portal.get': () => portal,
    ...answers,
  });
  return show(<OnceLoaded>{part}</OnceLoaded>);
}
