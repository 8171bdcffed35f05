import { isIP } from 'node:net';
import { brand } from '@plainwill/contracts/shared/brand';

/** The WebAuthn relying party: the site at its public address. */
export interface RelyingParty {
  /** The host. Empty where it is an IP address, for which no browser makes a passkey. */
  rpId: string;
  origin: string;
  name: string;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: isIP(hostname.replace(/^\[|\]$/g, '')) ? '' : hostname, origin, name: brand.name };
}
