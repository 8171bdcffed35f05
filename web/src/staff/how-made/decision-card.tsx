import { howMadeTextLength } from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type OpenRequest, useAgree, useMarkSent, useRefuse, useStatement } from './use-how-made.ts';

/** Agree or refuse, make the statement, and say that it has gone. */
export function DecisionCard({ request }: { request: OpenRequest }) {
  const { state, record } = request;
  if (state === 'refused') return null;
  return (
    <Card>
      <h2 className="heading text-lead">The decision</h2>
      {state === 'received' && <Agree request={request} />}
      {state !== 'received' && record && <Statement request={request} />}
      {state !== 'sent' && (
        <Disclosure summary="Refuse this request">
          <Refuse request={request} />
        </Disclosure>
      )}
    </Card>
  );
}

/** Why the reader can’t agree; null where they can. */
function inTheWay({ record, mayAgree }: OpenRequest): string | null {
  if (!record) return 'Find the record of the will first.';
  return mayAgree
    ? null
    : 'You recorded this request or chose its record, and it is not from an executor. Ask another administrator to check the papers and agree.';
}

function Agree({ request }: { request: OpenRequest }) {
  const { run, isPending, error } = useProof(useAgree());
  const { id, version, asker } = request;
  const hindrance = inTheWay(request);
  if (hindrance) return <p>{hindrance}</p>;
  return (
    <>
      <p>
        {asker === 'executor'
          ? 'Agree once you have seen that the will names them as executor, who they are, and the death certificate.'
          : 'Look at the papers yourself before you agree: who asks, the death certificate, and the executors’ consent or the order.'}
      </p>
      {error ? <Notice tone="error">{failureOf(error).message}</Notice> : null}
      <div>
        <Button onPress={() => run({ id, basedOn: version })} isPending={isPending} pendingLabel="Saving…">
          Agree to this request
        </Button>
      </div>
    </>
  );
}

function Statement({ request: { id, version, state, asker } }: { request: OpenRequest }) {
  const statement = useProof(useStatement());
  const sent = useProof(useMarkSent());
  const error = statement.error ?? sent.error;
  return (
    <>
      <p>
        {asker === 'order'
          ? 'The statement holds everything, also what reviewers wrote for colleagues and what the testator told them in confidence. Send only what the order names.'
          : 'The statement leaves out what reviewers wrote for colleagues and what the testator told them in confidence: that is given only by order of a court.'}{' '}
        Read it before you send it. Take advice if anything in it is about a quarrel.
      </p>
      {error ? <Notice tone="error">{failureOf(error).message}</Notice> : null}
      <ButtonRow>
        <Button
          variant={state === 'sent' ? 'secondary' : 'primary'}
          onPress={() => statement.run({ id })}
          isPending={statement.isPending}
          pendingLabel="Preparing…"
        >
          Download the statement
        </Button>
        {state === 'agreed' && (
          <Button
            variant="secondary"
            onPress={() => sent.run({ id, basedOn: version })}
            isPending={sent.isPending}
            pendingLabel="Saving…"
          >
            I have sent it
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

function Refuse({ request: { id, version } }: { request: OpenRequest }) {
  const [refusal, setRefusal] = useState('');
  const { run, isPending, error } = useProof(useRefuse());
  const { missing, isComplete } = useRequired({ refusal: 'Enter why it is refused' });
  const failure = error && !missing ? failureOf(error) : null;
  return (
    <Form
      onSubmit={() => {
        if (isComplete({ refusal }) && !isPending) run({ id, basedOn: version, refusal });
      }}
      label="Refuse this request"
      validationErrors={missing ?? failure?.fields}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <TextAreaField
        label="Why it is refused"
        name="refusal"
        hint="Write back to them with this reason. It closes the request."
        rows={3}
        maxLength={howMadeTextLength}
        value={refusal}
        onChange={setRefusal}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving…">
          Refuse it
        </Button>
      </div>
    </Form>
  );
}
