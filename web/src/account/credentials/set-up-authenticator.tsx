import type { ChangedWaysIn } from '@plainwill/contracts/identity/ways-in';
import { useAtomValue } from 'jotai';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useId, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import type { RouterOutputs } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { textLinkClasses } from '../../ui/buttons/text-link.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { pendingProofAtom, useProof } from '../reauthentication/reauthentication.ts';
import { type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { SignOutOthers } from './sign-out-others.tsx';
import { useConfirmAuthenticator } from './use-ways-in.ts';

const fieldOf: FieldOfReason = { CodeWrong: 'code', PhoneClockWrong: 'code' };
const missingCode = { code: 'Enter the 6 digits that your app shows' };

const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SetUpAuthenticatorProps {
  begun: RouterOutputs['identity']['authenticators']['begin'];
  /** Another app is set up, and goes on working until this one is. */
  isReplacing: boolean;
  /** For a new picture, where this one is too old. */
  onAgain: () => void;
  isBeginning: boolean;
  onClose: () => void;
  onDone: (recoveryCodes: ChangedWaysIn['recoveryCodes']) => void;
}

/** Sets up an authenticator app, which is done once it has shown a right code. */
export default function SetUpAuthenticator(props: SetUpAuthenticatorProps) {
  const { begun, onClose } = props;
  const [code, setCode] = useState('');
  const [signOutOthers, setSignOutOthers] = useState(true);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const { missing, isComplete } = useRequired(missingCode);
  const { run, isPending, error } = useProof(useConfirmAuthenticator(props.onDone));
  const { fields, other } = useFieldFailures(error, fieldOf);
  const confirm = () => {
    if (isComplete({ code }) && !isPending) run({ code, signOutOthers });
  };
  return (
    <DialogFrame
      isOpen={!isProving}
      onClose={onClose}
      title={props.isReplacing ? 'Use another authenticator app' : 'Set up an authenticator app'}
    >
      {props.isReplacing && <p>The app that you use now works until the new one is set up.</p>}
      <ol className="flex flex-col gap-5">
        <Step number={1} title="Open an authenticator app">
          <p>If you have none, install one from your phone’s app store. Choose to add an account in it.</p>
        </Step>
        <Step number={2} title="Scan this picture with it">
          <QRCodeSVG
            value={begun.uri}
            size={208}
            marginSize={4}
            title="The picture to scan. If you can’t, type the key below it."
            className="max-w-full rounded-field border border-line forced-colors:forced-color-adjust-none"
          />
          <p>
            Is the app on this device?{' '}
            <a href={begun.uri} className={textLinkClasses}>
              Open it from here
            </a>
            .
          </p>
          <p>If neither works, type this key into the app:</p>
          <div className="flex flex-wrap items-center gap-x-4">
            <code className="font-semibold wrap-anywhere">{inGroups(begun.secret)}</code>
            <CopyButton text={begun.secret} what="the key" />
          </div>
        </Step>
        <Step number={3} title="Enter the code that it shows">
          <Form onSubmit={confirm} label="Enter the code" validationErrors={missing ?? fields}>
            {Boolean(other) && (
              <Notice tone="error">
                <p>{failureOf(other).message}</p>
                {failureOf(other).reason === 'AuthenticatorNotBegun' && (
                  <div className="mt-2">
                    <Button size="small" onPress={props.onAgain} isPending={props.isBeginning}>
                      Start again
                    </Button>
                  </div>
                )}
              </Notice>
            )}
            <TextField
              label="Code from the app"
              name="code"
              hint="6 digits. A new one comes every half minute."
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
            />
            <SignOutOthers isSelected={signOutOthers} onChange={setSignOutOthers} />
            <ButtonRow>
              <Button type="submit" isPending={isPending} pendingLabel="Checking…">
                Finish
              </Button>
              <Button variant="quiet" onPress={onClose}>
                Cancel
              </Button>
            </ButtonRow>
          </Form>
        </Step>
      </ol>
    </DialogFrame>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {number}. {title}
      </h3>
      {children}
    </li>
  );
}
