/** How somebody has shown who they are. The first three open an account; the last two are asked for after them. */
export const signInMethods = ['password', 'google', 'passkey', 'code', 'recoveryCode'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Sign-in accepts these as a second step, the best first. */
export const secondStepWays = ['passkey', 'code', 'recoveryCode'] as const satisfies readonly SignInMethod[];
export type SecondStepWay = (typeof secondStepWays)[number];

/**
 * Two factors: a passkey is both in one, as it is used with a face, a finger or a screen lock. ASVS 5.0.0, 6.3.3.
 * @param methods what a session was opened with
 */
export const isTwoFactors = (methods: readonly SignInMethod[]): boolean =>
  methods.includes('passkey') ||
  (methods.some((method) => method === 'password' || method === 'google') &&
    methods.some((method) => method === 'code' || method === 'recoveryCode'));

export const passkeysPerAccount = 10;
export const passkeyNameLength = 60;
export const recoveryCodeCount = 10;
/** A new set is offered from so few on. */
export const fewRecoveryCodes = 3;
/** Days between opening the link in the mail and the second steps being removed. */
export const recoveryDays = 7;
/** Days between the agreement of two administrators and the new address, in which the owner can stop it. */
export const staffRecoveryDays = 30;
/** Days after it in which the will is hidden, and the old address can be put back. */
export const willHiddenDays = 14;
/** Hours after a recovery in which nothing can be taken away or handed over. */
export const hoursOfCareAfterRecovery = 72;
/** Minutes to give a second step in, after the password or Google. */
export const pendingSignInMinutes = 5;

/** The owner of an account is notified of these events. */
export const securityEvents = [
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
  'authenticatorAdded',
  'authenticatorRemoved',
  'secondStepOn',
  'secondStepOff',
  'recoveryCodeUsed',
  'recoveryCodesMade',
  'wrongSecondSteps',
  'newDevice',
  'recoveryBegun',
  'recoveryReminder',
  'recoveryStopped',
  'recoveryDone',
  'secondStepsRemovedByStaff',
  'staffRecoveryBegun',
  'staffRecoveryReminder',
  'staffRecoveryStopped',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Administrators are notified of these steps when staff recover an account. */
export const staffRecoverySteps = [
  'staffRecoveryAsked',
  'staffRecoveryAgreed',
  'staffRecoveryStopped',
  'staffRecoveryDone',
] as const;
export type StaffRecoveryStep = (typeof staffRecoverySteps)[number];

/** Says whether a member of staff may use their roles: with two factors, or while nothing enforces them. */
export const staffSteps = ['notStaff', 'proved', 'needed', 'announced', 'off'] as const;
export type StaffStep = (typeof staffSteps)[number];

/** How a browser reaches the keeper of a passkey: AuthenticatorTransport of WebAuthn level 3. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Why somebody uses a passkey. */
export const passkeyPurposes = ['signIn', 'secondStep', 'reauthenticate'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];
