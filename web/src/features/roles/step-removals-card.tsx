import type { StepRemoval } from '@plainwill/contracts/identity/step-removals';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { Card } from '../../ui/layout/page-layout.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { EmailField } from '../auth/credential-fields.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import {
  useAgreeStepRemoval,
  useAskStepRemoval,
  useStepRemovals,
  useWithdrawStepRemoval,
} from './use-step-removals.ts';

/** Two administrators remove the second step that a colleague has lost. */
export function StepRemovalsCard() {
  const removals = useStepRemovals();
  return (
    <Card>
      <h2 className="heading text-lead">Lost second step</h2>
      <p>
        If a colleague has lost their passkey and their authenticator app, two administrators together remove them. Make
        sure that it is really your colleague who asks: call them.
      </p>
      {removals.isError ? (
        <RetryNotice
          message={failureOf(removals.error).message}
          onRetry={() => void removals.refetch()}
          isRetrying={removals.isFetching}
        />
      ) : (
        <Removals removals={removals.data ?? []} />
      )}
      <AskForm />
    </Card>
  );
}

function Removals({ removals }: { removals: readonly StepRemoval[] }) {
  const [agreed, setAgreed] = useState<StepRemoval | null>(null);
  const withdraw = useProof(useWithdrawStepRemoval());
  if (removals.length === 0) return null;
  return (
    <>
      {Boolean(withdraw.error) && <Notice tone="error">{failureOf(withdraw.error).message}</Notice>}
      <ul className="flex flex-col gap-2.5">
        {removals.map((removal) => {
          const { accountId, name, email, askedBy, askedAt, reason, isOwn } = removal;
          return (
            <ItemRow
              key={accountId}
              title={name ?? email}
              about={[email, `${askedBy} asked on ${formatDay(askedAt)}`, reason]}
            >
              {isOwn ? (
                <span className="self-center text-muted">Another administrator must agree</span>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  label={`Agree for ${name ?? email}`}
                  onPress={() => setAgreed(removal)}
                >
                  Agree
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                label={`Withdraw for ${name ?? email}`}
                onPress={() => withdraw.run({ accountId })}
                isPending={withdraw.isPending}
              >
                Withdraw
              </Button>
            </ItemRow>
          );
        })}
      </ul>
      {agreed && <AgreeDialog removal={agreed} onClose={() => setAgreed(null)} />}
    </>
  );
}

function AgreeDialog({ removal: { accountId, name, email }, onClose }: { removal: StepRemoval; onClose: () => void }) {
  const agree = useAgreeStepRemoval();
  return (
    <ReasonDialog
      title={`Remove the second step of ${name ?? email}?`}
      action="Remove second step"
      pendingLabel="Removing…"
      call={{
        ...agree,
        mutate: (input, { onError }) => agree.mutate({ accountId, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>They are signed out everywhere, and set up another second step when they sign in.</p>
    </ReasonDialog>
  );
}

const missingWords = { email: 'Enter their email address', reason: 'Enter a reason' };
const empty = { email: '', reason: '' };

function AskForm() {
  const [draft, setDraft] = useState(empty);
  const ask = useAskStepRemoval();
  const { run, isPending, error } = useProof({
    ...ask,
    mutate: (input: typeof empty, { onError }) => ask.mutate(input, { onError, onSuccess: () => setDraft(empty) }),
  });
  const { missing, isComplete } = useRequired(missingWords);
  const failure = error && !missing ? failureOf(error) : null;
  return (
    <Form
      onSubmit={() => {
        if (isComplete(draft) && !isPending) run(draft);
      }}
      label="Lost second step"
      validationErrors={missing ?? failure?.fields}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <EmailField
        label="Your colleague’s email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <TextAreaField
        label="Why it has to be removed"
        name="reason"
        hint="It is kept in the audit log."
        rows={2}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Asking…">
          Ask to remove it
        </Button>
      </div>
    </Form>
  );
}
