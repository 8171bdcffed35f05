import type { SecondProof } from '@plainwill/contracts/identity/second-proof';
import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { OrLine } from '../auth/google-link.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { PasskeyButton } from '../passkeys/passkey-sign-in.tsx';
import { askForPasskey } from '../passkeys/use-passkey.ts';

interface Proof {
  password?: string;
  proof: SecondProof;
}

interface Proving {
  /** Sends what was given. */
  onProve: (given: Proof) => Promise<unknown>;
  onDone: () => void;
}

interface ProofFormProps extends Proving {
  /** What the account has. */
  ways: readonly SecondStepWay[];
  purpose: 'secondStep' | 'reauthenticate';
  /** A typed code comes with the password. */
  asksPassword?: boolean;
  label: string;
  action: string;
  /** Buttons beside the one that sends. */
  children?: ReactNode;
}

/** Asks for a second step: a passkey by a press, or a code to type; the strongest first. */
export function ProofForm({ ways, purpose, ...rest }: ProofFormProps) {
  const typed = ways.filter((way) => way !== 'passkey');
  const hasPasskey = ways.includes('passkey') && canUsePasskeys();
  return (
    <>
      {hasPasskey && <PasskeyProof {...rest} purpose={purpose} />}
      {hasPasskey && typed.length > 0 && <OrLine />}
      {!hasPasskey && typed.length === 0 && (
        <p>This browser can’t use your passkey. Try again in the browser or on the device that you made it with.</p>
      )}
      {typed.length > 0 ? <CodeForm {...rest} ways={typed} /> : <ButtonRow>{rest.children}</ButtonRow>}
    </>
  );
}

function PasskeyProof({ purpose, onProve, onDone }: Proving & Pick<ProofFormProps, 'purpose'>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const passkey = await askForPasskey(purpose);
      if (passkey) await onProve({ proof: { passkey } });
      return passkey !== null;
    },
    onSuccess: (isProved) => isProved && onDone(),
  });
  return (
    <>
      <AuthAlert error={error} />
      <PasskeyButton onPress={() => mutate()} isPending={isPending}>
        Use your passkey
      </PasskeyButton>
    </>
  );
}

interface Kind {
  /** As the service names it. */
  field: string;
  label: string;
  hint: string;
  missing: string;
  /** The way to it from the other. */
  instead: string;
  fieldOf: FieldOfReason;
}

const fieldOf = (field: string): FieldOfReason => ({
  PasswordWrong: 'password',
  PasswordTooSoon: 'password',
  SecondStepFailed: field,
  SecondStepTooSoon: field,
});

const kinds: Record<'code' | 'recoveryCode', Kind> = {
  code: {
    field: 'proof.code',
    label: 'Code from your authenticator app',
    hint: 'The 6 digits that the app shows now.',
    missing: 'Enter the code that your app shows',
    instead: 'Use a code from your app instead',
    fieldOf: fieldOf('proof.code'),
  },
  recoveryCode: {
    field: 'proof.recoveryCode',
    label: 'Recovery code',
    hint: 'One of the codes that you kept. Each works once.',
    missing: 'Enter one of your recovery codes',
    instead: 'Use a recovery code instead',
    fieldOf: fieldOf('proof.recoveryCode'),
  },
};

type CodeFormProps = Omit<ProofFormProps, 'ways' | 'purpose'> & { ways: readonly (keyof typeof kinds)[] };

function CodeForm({ ways, asksPassword = false, onProve, onDone, label, action, children }: CodeFormProps) {
  const [way, setWay] = useState(ways[0] ?? 'code');
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: onProve, onSuccess: onDone });
  const kind = kinds[way];
  const { missing, isComplete } = useRequired<string>({
    ...(asksPassword && { password: 'Enter your password' }),
    [kind.field]: kind.missing,
  });
  const { fields, other } = useFieldFailures(error, kind.fieldOf);
  const another = ways.find((one) => one !== way);
  const submit = () => {
    if (isPending) return;
    if (!isComplete({ password: typed.password, [kind.field]: typed.code })) return reset();
    mutate({ ...(asksPassword && { password: typed.password }), proof: { [way]: typed.code } });
  };
  const change = (next: keyof typeof kinds) => {
    reset();
    setWay(next);
    setTyped({ ...typed, code: '' });
  };
  return (
    <Form onSubmit={submit} label={label} validationErrors={missing ?? fields}>
      <AuthAlert error={other} />
      {asksPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          hasFirstFocus
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
      )}
      <TextField
        key={way}
        label={kind.label}
        name={kind.field}
        hint={kind.hint}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize={way === 'code' ? 'none' : 'characters'}
        inputMode={way === 'code' ? 'numeric' : 'text'}
        value={typed.code}
        onChange={(code) => setTyped({ ...typed, code })}
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Checking…">
          {action}
        </Button>
        {children}
      </ButtonRow>
      {another && (
        <div>
          <Button variant="quiet" size="small" onPress={() => change(another)}>
            {kinds[another].instead}
          </Button>
        </div>
      )}
    </Form>
  );
}
