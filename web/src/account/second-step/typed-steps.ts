import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import type { FieldOfReason } from '../sign-in/auth-failure.tsx';

/** A second step that is typed. */
export type TypedStep = Exclude<SecondStepWay, 'passkey'>;

interface TypedStepCopy {
  /** As the service names its input. */
  field: string;
  label: string;
  hint: string;
  /** The message says what to do when what was typed cannot be a code. */
  problem: string;
  canBe: (typed: string) => boolean;
  /** The way to it from the other one. */
  instead: string;
}

export const typedSteps: Record<TypedStep, TypedStepCopy> = {
  code: {
    field: 'proof.code',
    label: '6-digit code',
    hint: 'From your authenticator app.',
    problem: 'Enter the 6 digits that your app shows',
    canBe: (typed) => /^\d{6}$/.test(typed.replaceAll(/\s/g, '')),
    instead: 'Use a code from your app instead',
  },
  recoveryCode: {
    field: 'proof.recoveryCode',
    label: 'Recovery code',
    hint: 'One of the codes you printed or saved. Each works once.',
    problem: 'Enter the 24 letters and digits of one recovery code',
    canBe: (typed) => /^[\da-z]{24}$/i.test(typed.replaceAll(/[\s-]/g, '')),
    instead: 'Use a recovery code instead',
  },
};

export const isTypedStep = (way: SecondStepWay): way is TypedStep => way !== 'passkey';

/** A refusal stands beside the field that it is about. */
export const fieldOfRefusal = (step: TypedStep): FieldOfReason => ({
  PasswordWrong: 'password',
  PasswordTooSoon: 'password',
  SecondStepFailed: typedSteps[step].field,
  SecondStepTooSoon: typedSteps[step].field,
  PhoneClockWrong: typedSteps[step].field,
});

/** An account can show these beside its password, the strongest first. */
export const secondStepsOf = ({ passkeys, authenticator, recoveryCodesLeft, isStaff }: WaysIn): SecondStepWay[] => [
  ...(passkeys.some(({ isUsable }) => isUsable) ? (['passkey'] as const) : []),
  ...(authenticator ? (['code'] as const) : []),
  ...(recoveryCodesLeft > 0 && !isStaff ? (['recoveryCode'] as const) : []),
];
