import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import type { ButtonVariant } from '../../ui/buttons/button-variants.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert, useFieldFailures } from '../sign-in/auth-failure.tsx';
import type { Proving } from './proving.ts';
import { fieldOfRefusal, type TypedStep, typedSteps } from './typed-steps.ts';

const refusals = { code: fieldOfRefusal('code'), recoveryCode: fieldOfRefusal('recoveryCode') };

interface TypedStepFormProps extends Proving {
  /** The first is asked for; the other by a press. */
  steps: readonly [TypedStep, ...TypedStep[]];
  /** The password comes with it. */
  asksPassword?: boolean;
  label: string;
  variant?: ButtonVariant;
  /** In a dialog, where the focus starts. */
  hasFirstFocus?: boolean;
  /** Buttons beside the one that sends. */
  children?: ReactNode;
}

/** A code of an app, or a recovery code in its place. */
export function TypedStepForm({ steps, asksPassword = false, prove, onDone, onRefused, ...shown }: TypedStepFormProps) {
  const [step, setStep] = useState<TypedStep>(steps[0]);
  const [isSwitched, setSwitched] = useState(false);
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: prove,
    onSuccess: onDone,
    onError: onRefused,
  });
  const { fields, other } = useFieldFailures(error, refusals[step]);
  const { field, label, hint, problem, canBe } = typedSteps[step];
  const another = steps.find((one) => one !== step);

  const submit = () => {
    if (isPending) return;
    const found = {
      ...(asksPassword && !password && { password: 'Enter your password' }),
      ...(!canBe(typed) && { [field]: problem }),
    };
    const isComplete = Object.keys(found).length === 0;
    setMissing(isComplete ? null : found);
    if (isComplete) mutate({ ...(asksPassword && { password }), proof: { [step]: typed } });
    else reset();
  };
  const change = (to: TypedStep) => {
    setStep(to);
    setSwitched(true);
    setTyped('');
    setMissing(null);
    reset();
  };
  return (
    <Form onSubmit={submit} label={shown.label} validationErrors={missing ?? fields}>
      <AuthAlert error={other} />
      {asksPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          {...(shown.hasFirstFocus && { hasFirstFocus: true })}
          value={password}
          onChange={setPassword}
        />
      )}
      <TextField
        key={step}
        label={label}
        name={field}
        hint={hint}
        inputMode={step === 'code' ? 'numeric' : 'text'}
        autoComplete={step === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        // This field has just replaced the other one, at the person's request.
        hasFirstFocus={isSwitched || Boolean(shown.hasFirstFocus && !asksPassword)}
        value={typed}
        onChange={setTyped}
      />
      <ButtonRow>
        <Button type="submit" variant={shown.variant ?? 'primary'} isPending={isPending} pendingLabel="Checking…">
          Continue
        </Button>
        {shown.children}
      </ButtonRow>
      {another && (
        <div>
          <Button variant="quiet" size="small" onPress={() => change(another)}>
            {typedSteps[another].instead}
          </Button>
        </div>
      )}
    </Form>
  );
}
