import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import {
  fewRecoveryCodes,
  hoursOfCareAfterRecovery,
  recoveryDays,
  type SecurityEvent,
  type StaffRecoveryStep,
  staffRecoveryDays,
  willHiddenDays,
} from '@plainwill/contracts/identity/sign-in-methods';
import { brand as firm } from '@plainwill/contracts/shared/brand';
import type { Role } from '@plainwill/contracts/shared/roles';
import { type Composers, formatDay, letter } from './layout.ts';

type Security = Extract<OutgoingMail, { kind: 'security' }>;

interface SecurityCopy {
  subject: string;
  /** Says what happened, in one sentence or two. */
  body: (brand: string, mail: Security) => string;
  /** Says what to do if it was the reader; left out where there is nothing to do. */
  isYours?: string;
  /** Says what to do if it was not, beside opening the link. */
  otherwise?: string;
}

const dueDay = ({ dueAt }: Security) => (dueAt ? formatDay(dueAt) : 'the day we told you');

function codesLeftSentence({ codesLeft }: Security): string {
  if (codesLeft === null) return '';
  const left =
    codesLeft === 0 ? 'no recovery codes' : codesLeft === 1 ? '1 recovery code' : `${codesLeft} recovery codes`;
  return ` You have ${left} left.${codesLeft <= fewRecoveryCodes ? ' Make new ones in your account.' : ''}`;
}

const removed = 'Its passkeys, authenticator app and recovery codes no longer work.';

const securityCopy: Record<SecurityEvent, SecurityCopy> = {
  passkeyAdded: {
    subject: 'A passkey has been added',
    body: (brand) => `A passkey has been added to your ${brand} account. It can be used to sign in from now on.`,
  },
  passkeyRemoved: {
    subject: 'A passkey has been removed',
    body: (brand) => `A passkey has been removed from your ${brand} account. It no longer opens the account.`,
  },
  passkeyCopied: {
    subject: 'We refused a passkey',
    body: (brand) =>
      `Someone tried to sign in to your ${brand} account with a passkey that seems to be a copy of yours. We refused it.`,
    isYours: 'Whoever it was, remove this passkey from your account and add a new one.',
  },
  authenticatorAdded: {
    subject: 'An authenticator app has been set up',
    body: (brand) =>
      `An authenticator app has been set up for your ${brand} account. Signing in with the password or Google asks for its code from now on.`,
  },
  authenticatorRemoved: {
    subject: 'Your authenticator app has been removed',
    body: (brand) => `The authenticator app has been removed from your ${brand} account. Its codes no longer work.`,
  },
  secondStepOn: {
    subject: 'The second step has been turned on',
    body: (brand) => `Signing in to your ${brand} account asks for a second step from now on.`,
  },
  secondStepOff: {
    subject: 'The second step has been turned off',
    body: (brand) => `Signing in to your ${brand} account no longer asks for a second step.`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code has been used',
    body: (brand, mail) =>
      `A recovery code of your ${brand} account has been used. It does not work again.${codesLeftSentence(mail)}`,
  },
  recoveryCodesMade: {
    subject: 'You have new recovery codes',
    body: (brand) => `New recovery codes have been made for your ${brand} account. The old ones no longer work.`,
  },
  wrongSecondSteps: {
    subject: 'Someone entered wrong codes',
    body: (brand) =>
      `Someone signed in to your ${brand} account as far as the second step, and then entered five wrong codes. They have not got in.`,
    otherwise: 'If this was not you, they may know your password: choose a new one at once.',
  },
  newDevice: {
    subject: 'A new device has signed in',
    body: (brand) =>
      `Someone has signed in to your ${brand} account from a browser and network that we have not seen in the last 90 days.`,
  },
  recoveryBegun: {
    subject: 'Your second steps will be removed',
    body: (brand, mail) =>
      `Someone who has your password or your Google account, and reads your email, has told us that they have lost every second step of your ${brand} account. We will remove all of them on ${dueDay(mail)}. Signing in with a second step before then stops this.`,
  },
  recoveryReminder: {
    subject: 'Your second steps will be removed soon',
    body: (brand, mail) =>
      `On ${dueDay(mail)} we will remove every second step of your ${brand} account, as someone has told us that they are lost. Signing in with a second step before then stops this.`,
  },
  recoveryStopped: {
    subject: 'Your second steps stay',
    body: (brand) => `The second steps of your ${brand} account will not be removed: this has been stopped.`,
  },
  recoveryDone: {
    subject: 'Your second steps have been removed',
    body: (brand) =>
      `The second steps of your ${brand} account have been removed, as you asked ${recoveryDays} days ago. ${removed} You have been signed out everywhere. For ${hoursOfCareAfterRecovery} hours your email address cannot be changed, and nothing can be downloaded or deleted.`,
    isYours: 'Sign in with your password or Google, and add a passkey.',
  },
  staffRecoveryBegun: {
    subject: 'Your account will get another email address',
    body: (brand, mail) =>
      `Someone has shown two of our administrators that your ${brand} account is theirs, and that they can no longer sign in. On ${dueDay(mail)} we will give the account the new email address that they told us, and no earlier way to sign in will work. Signing in before then stops this.`,
    isYours: 'If this was you, wait until that day. We will then send a link to the new address.',
  },
  staffRecoveryReminder: {
    subject: 'Your account will get another email address soon',
    body: (brand, mail) =>
      `On ${dueDay(mail)} we will give your ${brand} account another email address, as someone has shown us that it is theirs and that they can no longer sign in. Signing in before then stops this.`,
    isYours: 'If this was you, wait until that day.',
  },
  staffRecoveryStopped: {
    subject: 'Your account keeps its email address',
    body: (brand) => `Your ${brand} account will not get another email address: this has been stopped.`,
  },
  secondStepsRemovedByStaff: {
    subject: 'Your colleagues removed your second steps',
    body: (brand) =>
      `Your colleagues have removed the second steps of your ${brand} account. ${removed} You have been signed out everywhere.`,
    isYours: 'Sign in and set up a new second step.',
  },
};

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** When and in which browser it was done. A reminder tells of nothing new. */
function occasion({ event, at, browser }: Security): string[] {
  if (event === 'recoveryReminder' || event === 'staffRecoveryReminder') return [];
  return [`When: ${dayAndTime.format(new Date(at))} (UK time).${browser ? ` Browser: ${browser}.` : ''}`];
}

/** How somebody signs in has changed, or was tried: what, when and where, with a way to close every door. */
const invitedTo: Record<Role, string> = {
  admin: ' as an administrator',
  readonly: ' to look at everything and change nothing',
  reviewer: ' as a reviewer of wills',
};

const staffRecoveryCopy: Record<StaffRecoveryStep, { subject: string; body: string }> = {
  staffRecoveryAsked: {
    subject: 'A customer’s account is to be recovered',
    body: 'An administrator asks to give a customer’s account another email address, as they have lost every way to sign in. Another administrator must agree.',
  },
  staffRecoveryAgreed: {
    subject: 'A customer’s account will be recovered',
    body: `Two administrators have agreed to recover a customer’s account. It gets its new email address in ${staffRecoveryDays} days, unless it is stopped before.`,
  },
  staffRecoveryStopped: {
    subject: 'The recovery of an account has been stopped',
    body: 'A customer’s account will not be recovered: its owner or an administrator has stopped it, someone else uses the new address, or recovery is no longer allowed.',
  },
  staffRecoveryDone: {
    subject: 'A customer’s account has been recovered',
    body: `A customer’s account now has its new email address. The will in it stays hidden for ${willHiddenDays} days.`,
  },
};

/** Mail about two-factor sign-in and recovery. */
export const securityEmails = {
  security: (brand, mail) => {
    const {
      subject,
      body,
      isYours = 'If this was you, there is nothing more to do.',
      otherwise = 'If this was not you, open the link at once.',
    } = securityCopy[mail.event];
    return letter({
      brand,
      subject,
      paragraphs: [body(brand, mail), ...occasion(mail), `${isYours} ${otherwise}`],
      action: { label: 'This was not me', link: mail.secureLink },
      footnote:
        'The link leads to a page that signs everyone out, stops a recovery and sends you a link to choose a new password. It works for 7 days.',
    });
  },

  beginRecovery: (brand, { link }) =>
    letter({
      brand,
      subject: 'Have you lost your second steps?',
      paragraphs: [
        `Someone who knows the password of your ${brand} account, or signed in with your Google account, has told us that they have lost every second step.`,
        `If this was you, open the link. ${recoveryDays} days later we remove the second steps, so that the password or Google is enough. Until then we remind you several times, and you can stop it.`,
      ],
      action: { label: 'I have lost my second steps', link },
      footnote:
        'The link works for one hour. If this was not you, do not open it: nothing has changed. But choose a new password, as someone may know yours.',
    }),

  stepRemoval: (brand, { isDone, link }) =>
    letter({
      brand,
      subject: isDone ? 'A colleague’s second step has been removed' : 'A colleague’s second step is to be removed',
      paragraphs: [
        isDone
          ? `Two administrators of ${brand} have removed the second step of a colleague.`
          : `An administrator of ${brand} asks to remove the second step of a colleague who has lost it. Another administrator must agree.`,
        'Whose it is, who asked and why is on the page about roles.',
      ],
      action: { label: 'Look at the page', link },
      footnote: `Every administrator gets this message. If something about it seems wrong, call your colleagues, or ${firm.phone}.`,
    }),

  workWaits: (brand, { link }) =>
    letter({
      brand,
      subject: 'Work is waiting for you',
      paragraphs: [
        `On the staff pages of ${brand} something is overdue or has failed. Your home page says what, and leads to it.`,
      ],
      action: { label: 'See what waits', link },
      footnote: 'You get this once a day at most, while something waits. You can switch it off on the same page.',
    }),

  invitationSent: (brand, { link }) =>
    letter({
      brand,
      subject: 'Someone has been invited to join the staff',
      paragraphs: [
        `An administrator of ${brand} has invited someone to take a role on the staff pages.`,
        'Who was invited, by whom and to which role is on the page about roles. An administrator can withdraw it there.',
      ],
      action: { label: 'Look at the page', link },
      footnote: `Every administrator gets this message. If something about it seems wrong, call your colleagues, or ${firm.phone}.`,
    }),

  invitation: (brand, { role, link, until }) =>
    letter({
      brand,
      subject: `You are invited to join ${brand}`,
      paragraphs: [
        `An administrator of ${brand} invites you to work on its staff pages${invitedTo[role]}.`,
        'Sign in with this email address. If you have no account yet, create one with it first. Then open this link and accept.',
        `You can accept until ${formatDay(until)}.`,
      ],
      action: { label: 'Open the invitation', link },
      footnote: `If you did not expect this, you can ignore it: nothing happens unless you accept. Or call ${firm.phone}.`,
    }),

  roleChange: (brand, { isGranted, isOwn, link }) =>
    isOwn
      ? letter({
          brand,
          subject: isGranted ? `You have a role at ${brand}` : `A role of yours at ${brand} has ended`,
          paragraphs: [
            isGranted
              ? `You were given a role on the staff pages of ${brand}. Sign in again to use it.`
              : `A role that you had on the staff pages of ${brand} was taken away. You were signed out everywhere.`,
          ],
          action: { label: 'Go to your account', link },
          footnote: `If you did not expect this, call your colleagues, or ${firm.phone}.`,
        })
      : letter({
          brand,
          subject: isGranted ? 'Someone has been given a role' : 'A role has been taken away',
          paragraphs: [
            isGranted
              ? `Someone has been given a role on the staff pages of ${brand}.`
              : `A role on the staff pages of ${brand} has been taken away from someone.`,
            'Who has which role, from whom and since when is on the page about roles.',
          ],
          action: { label: 'Look at the page', link },
          footnote: `Every administrator gets this message. If something about it seems wrong, call your colleagues, or ${firm.phone}.`,
        }),

  staffRecovery: (brand, { step, link }) =>
    letter({
      brand,
      subject: staffRecoveryCopy[step].subject,
      paragraphs: [staffRecoveryCopy[step].body, 'Whose it is, who asked and why is on the page about roles.'],
      action: { label: 'Look at the page', link },
      footnote: `Every administrator gets this message. If something about it seems wrong, call your colleagues, or ${firm.phone}.`,
    }),
} satisfies Partial<Composers>;
