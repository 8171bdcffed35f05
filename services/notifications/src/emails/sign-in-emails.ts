import { brand as firm } from '@plainwill/contracts/shared/brand';
import { type Composers, letter } from './layout.ts';

/** Mail about passwords, Google and sign-ins. */
export const signInEmails = {
  resetPassword: (brand, { link }) =>
    letter({
      brand,
      subject: `Choose a new password for ${brand}`,
      paragraphs: [
        `We received a request for a new password for your ${brand} account.`,
        'It takes a minute to choose one. You will then be signed out everywhere, and can sign in with the new password.',
      ],
      action: { label: 'Choose a new password', link },
      footnote:
        'The link works once, for one hour. If this was not you, you can ignore this email: nothing has changed.',
    }),

  passwordChanged: (brand, { resetLink }) =>
    letter({
      brand,
      subject: 'Your password has been changed',
      paragraphs: [
        `The password of your ${brand} account has just been changed.`,
        'If this was you, there is nothing more to do. If it was not, choose a new password at once: that signs everyone out.',
      ],
      action: { label: 'This was not me', link: resetLink },
      footnote: 'We tell you whenever your password changes, so that no one can change it without your knowing.',
    }),

  signedOutForGuessing: (brand, { resetLink }) =>
    letter({
      brand,
      subject: `We signed a device out of your ${brand} account`,
      paragraphs: [
        `Someone on a device that was signed in to your ${brand} account typed a wrong password ten times. We have signed that device out.`,
        'If this was you, sign in again. If it was not, choose a new password at once: that signs everyone out.',
      ],
      action: { label: 'Choose a new password', link: resetLink },
      footnote: 'We tell you whenever someone seems to be guessing your password.',
    }),

  googleConnected: (brand, { accountLink }) =>
    letter({
      brand,
      subject: `Google has been connected to your ${brand} account`,
      paragraphs: [
        `A Google account has just been connected to your ${brand} account. It can be used to sign in from now on.`,
        'If this was you, there is nothing more to do. If it was not, disconnect Google in your account and change your password.',
      ],
      action: { label: 'See your account', link: accountLink },
      footnote: 'We tell you whenever there is a new way to sign in to your account.',
    }),

  googleDisconnected: (brand, { accountLink }) =>
    letter({
      brand,
      subject: `Google has been disconnected from your ${brand} account`,
      paragraphs: [
        `The Google account that was connected to your ${brand} account has just been disconnected. It can no longer be used to sign in.`,
        'If this was you, there is nothing more to do. If it was not, or you want it back, sign in with your password and look at your account.',
      ],
      action: { label: 'See your account', link: accountLink },
      footnote: 'We tell you whenever a way to sign in to your account is added or removed.',
    }),

  sessionsEnded: (brand, { signInLink }) =>
    letter({
      brand,
      subject: `You have been signed out of ${brand} everywhere`,
      paragraphs: [
        `Our staff have ended every sign-in to your ${brand} account, on all devices. Nothing you told us has changed.`,
        'Sign in again whenever you like. If you think that someone else knows your password, choose a new one.',
      ],
      action: { label: 'Sign in', link: signInLink },
      footnote: `If you want to know why, call us on ${firm.phone} or write to ${firm.email}.`,
    }),
} satisfies Partial<Composers>;
