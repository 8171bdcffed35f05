import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What a browser gives for a new passkey; more than our service takes. */
const aCredential = () => ({
  id: 'bmV3',
  rawId: bytes('new'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({ credProps: { rk: true } }),
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal', 'hybrid', 'telepathy'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => bytes('key'),
    getAuthenticatorData: () => bytes('data'),
  },
});

/** The same as our service takes it. */
export const newPasskey = {
  id: 'bmV3',
  clientDataJSON: 'Y2xpZW50',
  attestationObject: 'YXR0ZXN0YXRpb24',
  transports: ['internal', 'hybrid'],
};

/** What a service has a browser make a passkey from. */
export const someCreation = (challenge = 'Y2hhbGxlbmdl') => ({
  challenge,
  rp: { id: 'localhost', name: 'Plainwill' },
  user: { id: 'dXNlcg', name: 'harriet@example.com', displayName: '' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

/** A browser that knows passkeys, until the end of the test; jsdom does not. */
export function knowPasskeys() {
  const create = vi.fn(async (_options: CredentialCreationOptions): Promise<object> => aCredential());
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  return create;
}

/** Has the browser refuse, by the name of its exception. */
export const refuseOnce = (create: ReturnType<typeof knowPasskeys>, name: string) =>
  create.mockRejectedValueOnce(new DOMException('No', name));
