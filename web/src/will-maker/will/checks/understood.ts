import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { useDraft } from '../../../shared/drafts/draft.ts';
import { encryptedDraft } from '../../../shared/drafts/encrypted-draft.ts';
import { useAccountId } from '../../../shared/testator-record/use-testator-record.ts';
import { byMessage } from './finding-model.ts';

/** By warning; what was ticked and taken back is false. */
type Ticks = Readonly<Record<string, boolean>>;

/** The ticks stay on the device until the person signs out, through reloads and other pages. */
const ticksOf = (accountId: string) =>
  encryptedDraft<Ticks>(`understood.${accountId}`, {
    where: 'device',
    accountId,
    empty: {},
    isEmpty: (ticks) => Object.keys(ticks).length === 0,
    isLostQuietly: true,
  });

/** A later copy to sign is itself the answer to a printed one that is out of date. */
const withoutTick = 'SIG-04';

export const asksTick = ({ id, severity }: Finding) => severity === 'warns' && id !== withoutTick;

/** The warnings to be ticked, each sentence once. */
export const warningsToTick = (checks: readonly Finding[]): Finding[] =>
  byMessage(checks.filter(asksTick)).flatMap((same) => same.slice(0, 1));

export interface Understood {
  isTicked: (finding: Finding) => boolean;
  tick: (finding: Finding, isOn: boolean) => void;
}

const tickOf = ({ id, message }: Finding) => `${id} ${message}`;

/** The "I understand" ticks: of the words as they were read, so that a warning that says something else asks again. */
export function useUnderstood(): Understood {
  const [ticks, setTicks] = useDraft(ticksOf(useAccountId()));
  return {
    isTicked: (finding) => ticks[tickOf(finding)] === true,
    tick: (finding, isOn) => setTicks((known) => ({ ...known, [tickOf(finding)]: isOn })),
  };
}
