import { onTestFinished, vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the service is sent of the passkey that the device answers with. */
export const sentPasskey = {
  id: 'a2V5',
  clientDataJSON: btoa('client'),
  authenticatorData: btoa('data').replace(/=+$/, ''),
  signature: btoa('signed'),
  userHandle: btoa('handle'),
};

/** What a service asks a passkey with. */
export const aPasskeyRequest = () => ({
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
});

/** The hash of the site, flags by which its user is present and not verified, and a counter. */
const unverified = new Uint8Array(37).fill(1).buffer;

const credential = (isUserVerified: boolean) => ({
  id: sentPasskey.id,
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: isUserVerified ? bytes('data') : unverified,
    signature: bytes('signed'),
    userHandle: bytes('handle'),
  },
  getClientExtensionResults: () => ({}),
});

/** A question that the device has for the person, until it is answered. */
interface DeviceQuestion {
  isAutofill: boolean;
  choose: () => void;
  /** As by closing the question, or by a fault of the device. */
  fail: (name?: string) => void;
}

/**
 * A browser that knows passkeys, to the end of the test.
 * @returns the questions that are open, the newest last
 */
export function aDeviceWithPasskeys({
  hasAutofill = false,
  hasScreenLock = true,
  isUserVerified = true,
} = {}): DeviceQuestion[] {
  const open: DeviceQuestion[] = [];
  const abilities = {
    isConditionalMediationAvailable: async () => hasAutofill,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => hasScreenLock,
  };
  vi.stubGlobal('PublicKeyCredential', Object.assign(vi.fn(), abilities));
  const get = ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const close = () => void open.splice(open.indexOf(question), 1);
      const question: DeviceQuestion = {
        isAutofill: mediation === 'conditional',
        choose: () => {
          close();
          resolve(credential(isUserVerified));
        },
        fail: (name = 'NotAllowedError') => {
          close();
          reject(Object.assign(new Error('In words for developers'), { name }));
        },
      };
      open.push(question);
      signal.addEventListener('abort', () => {
        close();
        reject(signal.reason);
      });
    });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return open;
}
