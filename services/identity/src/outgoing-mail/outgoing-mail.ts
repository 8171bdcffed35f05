import type { outgoingMailContract } from '@plainwill/contracts/identity/outgoing-mail';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { EmailConfirmationSchema } from '../accounts/email-confirmation.entity.ts';
import type { CallContext } from '../context.ts';
import { NoticeSchema } from './notice.entity.ts';

export const outgoingMail: HandlersOf<typeof outgoingMailContract, CallContext> = {
  get: async ({ ctx: { em, now, linkTokens }, input: { messageId } }) => {
    const confirmation = await em.findOne(EmailConfirmationSchema, { id: messageId, expiresAt: { $gt: now } });
    if (confirmation) {
      return { kind: 'confirmEmail', to: confirmation.email, link: linkTokens.confirmEmailLink(messageId) };
    }
    const notice = await em.findOne(NoticeSchema, { id: messageId }, { populate: ['account'] });
    return notice && { kind: notice.kind, to: notice.account.email, signInLink: linkTokens.signInLink };
  },
};
