import type { TrustedInvitations } from '@plainwill/contracts/identity/trusted-invitations';
import type { AccountId, TrustedPersonId } from '@plainwill/contracts/shared/ids';

/** Identity as far as it mails invitations; the token of one is its number, and any account may use it. */
export function someTrustedInvitations() {
  const owners = new Map<string, string>();
  const state: { refuses: Awaited<ReturnType<TrustedInvitations['send']>>; isAway: boolean } = {
    refuses: null,
    isAway: false,
  };
  const requireIdentity = () => {
    if (state.isAway) throw new Error('identity is away');
  };
  const asked: TrustedInvitations = {
    send: async ({ accountId, id }) => {
      requireIdentity();
      if (!state.refuses) owners.set(id, accountId);
      return state.refuses;
    },
    cancel: async ({ id }) => {
      requireIdentity();
      owners.delete(id);
    },
    redeem: async ({ token }) => {
      requireIdentity();
      const owner = owners.get(token);
      return owner
        ? { refused: null, id: token as TrustedPersonId, owner: owner as AccountId }
        : { refused: 'TrustedInvitationGone' };
    },
  };
  return { asked, state };
}
