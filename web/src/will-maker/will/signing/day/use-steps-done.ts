import type { CopyToSign, StepDone } from '@plainwill/contracts/will-data/signing/stored-plan';
import { useEffect, useEffectEvent } from 'react';
import { draftStore, useDraft } from '../../../../shared/drafts/draft.ts';
import { useRestart, useStep } from '../use-signing-plan.ts';

/** The steps ticked on this device, by number, with the time of the tick: no names, nothing of the will. */
const stepsDraft = draftStore<{ copyId: string; done: Record<string, string> }>('signing-day', {
  where: 'device',
  empty: { copyId: '', done: {} },
});

/** Forgets what was ticked on this device: the day is over, or begins again. */
export const forgetSteps = () => stepsDraft.reset();

/**
 * How far the three have come. The device keeps each tick, so that the day goes on without a connection; each is sent
 * as soon as there is one.
 */
export function useStepsDone(copy: CopyToSign, stored: readonly StepDone[]) {
  const [draft, setDraft] = useDraft(stepsDraft);
  const { mutate } = useStep();
  const { mutate: restart } = useRestart();
  const own = draft.copyId === copy.id ? draft.done : {};
  const done: Record<string, string> = { ...Object.fromEntries(stored.map(({ step, at }) => [step, at])), ...own };
  const sendUnsent = useEffectEvent(() => {
    for (const [step, at] of Object.entries(own)) {
      const isStored = stored.some((known) => known.step === Number(step));
      const isDone = at !== '';
      if (isDone !== isStored)
        mutate({ copyId: copy.id, step: Number(step), at: at || new Date().toISOString(), isDone });
    }
  });
  // The page may have been closed before there was a connection.
  useEffect(() => sendUnsent(), []);
  const isDone = (step: number) => Boolean(done[step]);
  const tick = (step: number, isDone: boolean) => {
    const at = new Date().toISOString();
    setDraft({ copyId: copy.id, done: { ...done, [step]: isDone ? at : '' } });
    mutate({ copyId: copy.id, step, at, isDone });
  };
  /** Overrules what is stored until that is forgotten too, which may wait for a connection. */
  const beginAgain = () => {
    setDraft({ copyId: copy.id, done: Object.fromEntries(Object.keys(done).map((step) => [step, ''])) });
    restart();
  };
  return { isDone, tick, beginAgain };
}
