import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AccountSection } from '../account-section/account-section.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { useProof, useProven } from '../reauthentication/reauthentication.ts';
import { lastUsed } from './last-used.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useConfirmAuthenticator, useRemoveAuthenticator } from './use-ways-in-changes.ts';

/** An app that shows six digits. */
export function AuthenticatorSection({ ways: { authenticator } }: { ways: WaysIn }) {
  return (
    <AccountSection
      id="authenticator"
      level={3}
      title="Authenticator app"
      summary={authenticator ? 'Set up' : 'Not set up'}
    >
      <p>
        An app on your phone that shows a new code of 6 digits every half minute. We ask for it after your password or
        Google. It works without a connection.
      </p>
      {authenticator && (
        <p className="text-muted">
          Set up on {formatDay(authenticator.createdAt)}, {lastUsed(authenticator.lastUsedAt)}.
        </p>
      )}
      <AuthenticatorSetUp key={authenticator?.createdAt} isSetUp={authenticator !== null} />
    </AccountSection>
  );
}

/** Sets an app up, or takes it away. */
export function AuthenticatorSetUp({ isSetUp }: { isSetUp: boolean }) {
  const begin = trpc.identity.authenticators.begin.useMutation({ gcTime: 0 });
  const { run, isPending, error } = useProven('authenticator', begin);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useProof(useRemoveAuthenticator());
  if (begin.data) return <SetUp {...begin.data} onEnd={begin.reset} onAgain={() => run()} />;
  return (
    <>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button
          variant={isSetUp ? 'secondary' : 'primary'}
          onPress={() => run()}
          isPending={isPending}
          pendingLabel="One moment…"
        >
          {isSetUp ? 'Set up another app' : 'Set up an app'}
        </Button>
        {isSetUp && (
          <Button variant="quiet" onPress={() => setRemoving(true)}>
            Remove the app
          </Button>
        )}
      </ButtonRow>
      <RemoveDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Remove the authenticator app?"
        action="Remove the app"
        onConfirm={(signOutOthers) => remove.run({ signOutOthers })}
        isPending={remove.isPending}
        error={remove.error}
      >
        <p>Its codes will no longer work. Delete the entry in the app too.</p>
      </RemoveDialog>
    </>
  );
}

const fieldOf: FieldOfReason = { CodeWrong: 'code' };
const missingCode = { code: 'Enter the code that your app shows' };

interface SetUpProps {
  secret: string;
  uri: string;
  onEnd: () => void;
  onAgain: () => void;
}

/** Scan, then type the first code. */
function SetUp({ secret, uri, onEnd, onAgain }: SetUpProps) {
  const [code, setCode] = useState('');
  const [signsOut, setSignsOut] = useState(true);
  const { missing, isComplete } = useRequired(missingCode);
  const { run, isPending, error } = useProof(useConfirmAuthenticator());
  const { fields, other } = useFieldFailures(error, fieldOf);
  const isOver = Boolean(error) && failureOf(error).reason === 'AuthenticatorNotBegun';
  const send = () => {
    if (isComplete({ code }) && !isPending) run({ code, signOutOthers: signsOut });
  };
  if (isOver)
    return (
      <>
        <Notice tone="error">{failureOf(error).message}</Notice>
        <ButtonRow>
          <Button onPress={onAgain}>Start again</Button>
        </ButtonRow>
      </>
    );
  return (
    <Form onSubmit={send} label="Set up an authenticator app" validationErrors={missing ?? fields}>
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>Open your authenticator app. Your phone may have one already, among its passwords.</li>
        <li>
          Scan this picture with it:
          <span className="mt-3 block w-fit rounded-field border border-line bg-white p-3">
            <QRCodeSVG value={uri} size={184} role="img" title="Picture for your authenticator app" />
          </span>
        </li>
        <li>
          Or type this key into the app:
          <code className="mt-2 block rounded-field bg-paper px-4 py-3 font-semibold wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </li>
        <li>Enter the code that the app shows now.</li>
      </ol>
      <AuthAlert error={other} />
      <TextField
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <Checkbox label="Sign out everywhere else" isSelected={signsOut} onChange={setSignsOut} />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Checking…">
          Finish
        </Button>
        <Button variant="quiet" onPress={onEnd}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}
