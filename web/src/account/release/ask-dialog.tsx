import type { TrustedRelease } from '@plainwill/contracts/will-data/release/release';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { pendingProofAtom, useProof } from '../reauthentication/reauthentication.ts';
import { useAsk, useAskAsSecond } from './use-release.ts';

interface AskDialogProps {
  release: TrustedRelease;
  /** The owner, in words. */
  name: string;
  isSecond: boolean;
  onClose: () => void;
}

/** Says what a request means before it is made. It stands aside while its reader shows who they are. */
export function AskDialog({ release: { id, waitDays, twoMustAsk }, name, isSecond, onClose }: AskDialogProps) {
  const [believesDead, setBelieves] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const calls = { first: useAsk(), second: useAskAsSecond() };
  const call = isSecond ? calls.second : calls.first;
  const { run, isPending, error } = useProof<void>({
    ...call,
    mutate: (_, options) => call.mutate({ id, believesDead: true }, { ...options, onSuccess: onClose }),
  });
  const send = () => {
    setMissing(!believesDead);
    if (believesDead && !isPending) run();
  };
  return (
    <FormDialog isOpen={!isProving} onClose={onClose} title="Ask to open what they left?" isDirty={false}>
      <Form
        onSubmit={send}
        label="Ask to open what they left"
        validationErrors={isMissing ? { believesDead: `Tick that you believe ${name} has died` } : undefined}
      >
        {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
        <p className="wrap-anywhere">
          We ask {name} by email at once, and several times over the next {waitDays} days. If they answer, nothing is
          opened, and you can’t ask again for at least 30 days.
        </p>
        {twoMustAsk && !isSecond && <p>One more person whom they trust must ask as well.</p>}
        <p>We record what you say here. A false claim can have serious consequences for you.</p>
        <Checkbox
          name="believesDead"
          label={`I believe that ${name} has died`}
          isSelected={believesDead}
          onChange={(isTicked) => {
            setBelieves(isTicked);
            setMissing(false);
          }}
        />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Asking…">
            Ask to open it
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
