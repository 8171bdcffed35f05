import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { useAtom } from 'jotai';
import { signedInAs } from '../../../shared/api/session.ts';
import { draftAtom } from '../../../shared/drafts/draft-atoms.ts';
import { inSameWords } from './finding-model.ts';

/** The ticks of this visit stay while an answer is seen to, and are ticked again on another day. */
const ticksAtom = draftAtom<ReadonlySet<string>>(new Set());

/** A later copy to sign is itself the answer to a printed one that is out of date. */
const withoutTick = 'SIG-04';

export const asksTick = ({ id, severity }: Finding) => severity === 'warns' && id !== withoutTick;

/** The warnings to be ticked, each sentence once. */
export const warningsToTick = (checks: readonly Finding[]): Finding[] =>
  inSameWords(checks.filter(asksTick)).flatMap((same) => same.slice(0, 1));

export interface Understood {
  isTicked: (finding: Finding) => boolean;
  tick: (finding: Finding, isOn: boolean) => void;
}

/** The "I understand" ticks: of the words as they were read, so that a warning that says something else asks again. */
export function useUnderstood(): Understood {
  const [ticks, setTicks] = useAtom(ticksAtom);
  const tickOf = ({ id, message }: Finding) => [signedInAs(), id, message].join(' ');
  return {
    isTicked: (finding) => ticks.has(tickOf(finding)),
    tick: (finding, isOn) => {
      const next = new Set(ticks);
      if (isOn) next.add(tickOf(finding));
      else next.delete(tickOf(finding));
      setTicks(next);
    },
  };
}
