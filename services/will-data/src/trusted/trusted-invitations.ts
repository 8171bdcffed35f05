import type { TrustedInvitations } from '@plainwill/contracts/identity/trusted-invitations';
import { type IdentityAddress, identityClient, inTime } from '../identity-client.ts';

/** Rejects while identity is away. */
export function askForInvitations(identity: IdentityAddress): TrustedInvitations {
  const invitations = () => identityClient(identity).trustedInvitations;
  return {
    send: (input) => invitations().send.mutate(input, inTime()),
    cancel: (input) => invitations().cancel.mutate(input, inTime()),
    redeem: (input) => invitations().redeem.mutate(input, inTime()),
  };
}
