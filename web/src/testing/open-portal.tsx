import type { Portal } from '@plainwill/contracts/will-data/portal';
import { Route } from 'wouter';
import WillMakerPage from '../features/will-maker/will-maker-page.tsx';
import { aPortal } from './a-portal.ts';
import { anAccount } from './an-account.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { show } from './show.tsx';

/** The Will Maker of somebody who has told what is given, opened at a section, with somebody to use it. */
export function openPortal(section: string, told: Partial<Portal> = {}, answers: Answers = {}) {
  window.history.replaceState(null, '', `/will-maker?section=${section}`);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'willData.portal.get': () => aPortal(told),
    ...answers,
  });
  return show(<Route path="/will-maker" component={WillMakerPage} />);
}
