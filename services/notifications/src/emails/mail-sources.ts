import type { identityContract } from '@plainwill/contracts/identity/contract';
import type { MailedPath } from '@plainwill/contracts/identity/outgoing-mail';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { willDataContract } from '@plainwill/contracts/will-data/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { composeMessage } from './compose-message.ts';
import type { Message } from './layout.ts';
import { releaseLetter } from './release-emails.ts';
import { reminderLetter } from './reminder-email.ts';
import { reviewLetter } from './review-emails.ts';

interface Asking {
  messageId: string;
  requestId: string;
  signal: AbortSignal;
}

interface Mail {
  to: string;
  message: Message;
  /** Tells whoever accepted it that a mail server has it now, where that counts for them. Repeated until it is heard. */
  handedOver?: () => Promise<void>;
}

/** Mail to a member of staff: identity knows the address, and the link to the page it leads to. */
export interface StaffMail {
  accountId: AccountId;
  path: MailedPath;
  compose: (link: string) => Message;
}

/** The text and recipient of an accepted message; null if there is no longer a reason to send it. */
export type MailSource = (asking: Asking) => Promise<Mail | null>;

const tellMs = 5000;

interface SourceDeps {
  identityUrl: string;
  willDataUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
  brand: string;
  /** Mail that this service accepted itself: to an address of its own, or to a member of staff. */
  own: (messageId: string) => Promise<Mail | StaffMail | null>;
}

/** The service that accepted a message is asked for its text. */
export function createMailSources({
  identityUrl,
  willDataUrl,
  sign,
  fetch,
  brand,
  own,
}: SourceDeps): Record<EmailJob['source'], MailSource> {
  const identity = (requestId: string) =>
    createServiceClient<typeof identityContract>({
      url: identityUrl,
      fetch,
      audience: 'identity',
      sign,
      account: null,
      requestId,
    }).outgoingMail;
  const willData = (requestId: string) =>
    createServiceClient<typeof willDataContract>({
      url: willDataUrl,
      fetch,
      audience: 'will-data',
      sign,
      account: null,
      requestId,
    }).outgoingMail;

  return {
    async identity({ messageId, requestId, signal }) {
      const mail = await identity(requestId).get.query({ messageId }, { signal });
      return mail && { to: mail.to, message: composeMessage(brand, mail) };
    },
    async 'will-data'({ messageId, requestId, signal }) {
      const mail = await willData(requestId).get.query({ messageId }, { signal });
      if (!mail) return null;
      const { accountId, path } = mail;
      const canWait = mail.kind === 'reminder' || undefined;
      const isFormer = ('isToFormer' in mail && mail.isToFormer) || undefined;
      const address = await identity(requestId).addressOf.query({ accountId, path, canWait, isFormer }, { signal });
      if (!address) return null;
      const { to, link } = address;
      if (mail.kind === 'releaseAsked' || mail.kind === 'releaseRecorded') {
        const handedOver = () =>
          willData(requestId).handedOver.mutate({ messageId }, { signal: AbortSignal.timeout(tellMs) });
        return { to, message: releaseLetter(brand, { kind: mail.kind, link }), handedOver };
      }
      if (mail.kind === 'reminder') return { to, message: reminderLetter(brand, { link, stopToken: mail.stopToken }) };
      return { to, message: reviewLetter(brand, { kind: mail.kind, ...address }) };
    },
    async notifications({ messageId, requestId, signal }) {
      const mail = await own(messageId);
      if (!mail || 'to' in mail) return mail;
      const { accountId, path, compose } = mail;
      const address = await identity(requestId).addressOf.query({ accountId, path }, { signal });
      return address && { to: address.to, message: compose(address.link) };
    },
  };
}
