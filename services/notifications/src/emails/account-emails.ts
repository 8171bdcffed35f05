import { brand as firm } from '@plainwill/contracts/shared/brand';
import { type Composers, formatDay, letter } from './layout.ts';

/** The deletion of an account does not reach these records. The page `/privacy` says it in the same sentences. */
const retainedRecords = `We keep a record of what was done with the account for 6 years, with a code instead of your name. We may already have your request to get in touch in our office: write to ${firm.email} to have that deleted too.`;

/** Mail about an account and its address. */
export const accountEmails = {
  confirmEmail: (brand, { link, isForTwo }) =>
    letter({
      brand,
      subject: `Confirm your email address for ${brand}`,
      paragraphs: [
        `Thank you for choosing ${brand} to make your will.`,
        'Confirm that this is your email address, which takes a moment, and you will be signed in. Your will then takes about 25 minutes, and you can stop at any time.',
        ...(isForTwo
          ? [
              'You answered for you and your partner. Each of you makes a will of your own, in an account of your own. Once you have signed in, you can invite your partner under “Planning together”.',
            ]
          : []),
      ],
      action: { label: 'Confirm email address', link },
      footnote:
        'The link works for 24 hours, and you can ask for another on the sign-in page. If you did not ask for an account, you can ignore this email: without the link, no account is opened.',
    }),

  alreadyHaveAccount: (brand, { signInLink }) =>
    letter({
      brand,
      subject: `You already have a ${brand} account`,
      paragraphs: [
        `We received a request for a new ${brand} account with this email address.`,
        'You already have one, so nothing has changed. Sign in with your email address and your password.',
        'Do you share this address with your partner? A will is one person’s own, so each of you needs an account with an email address of your own. Most email services give you a second address free of charge.',
      ],
      action: { label: 'Sign in', link: signInLink },
      footnote: 'If this was not you, you can ignore this email: no one has been let into your account.',
    }),

  confirmNewEmail: (brand, { link }) =>
    letter({
      brand,
      subject: `Confirm your new email address for ${brand}`,
      paragraphs: [
        `You asked to use this email address for your ${brand} account.`,
        'Sign in to your account, open the link in the same browser and confirm that this address is yours. You will then be signed out everywhere, and sign in with this address from now on.',
      ],
      action: { label: 'Confirm new email address', link },
      footnote:
        'The link works for 24 hours. If you did not ask for this, you can ignore this email: nothing has changed.',
    }),

  emailChanged: (brand, { undoLink, undoUntil }) =>
    letter({
      brand,
      subject: `The email address of your ${brand} account has been changed`,
      paragraphs: [
        `Your ${brand} account now has another email address, and this one no longer belongs to it.`,
        'If this was you, there is nothing more to do. If it was not, put this address back. That signs everyone out and cancels the password; we then send you a link to choose a new one.',
      ],
      action: { label: 'Put this address back', link: undoLink },
      footnote: `The link works until ${formatDay(undoUntil)}.`,
    }),

  accountInactive: (brand, { signInLink, deletionOn }) =>
    letter({
      brand,
      subject: `Sign in by ${formatDay(deletionOn)} to keep your ${brand} account`,
      paragraphs: [
        `You have not used your ${brand} account for a long time. We will delete it on ${formatDay(deletionOn)}, with everything you told us for your will.`,
        'To keep it, sign in before that day. It takes a minute, and nothing else is needed.',
        'A will you have printed and signed is yours. Deleting your account does not change it.',
      ],
      action: { label: 'Keep my account', link: signInLink },
      footnote: 'If you no longer need your account, you do not have to do anything.',
    }),

  deletionRequested: (brand, { accountLink, deletionAt }) =>
    letter({
      brand,
      subject: `Your ${brand} account will be deleted on ${formatDay(deletionAt)}`,
      paragraphs: [
        `You asked us to delete your ${brand} account. We will delete it on ${formatDay(deletionAt)}, with everything you told us for your will and your requests to get in touch.`,
        'Until then nothing is lost: sign in and keep the account if you change your mind.',
        retainedRecords,
      ],
      action: { label: 'Keep my account', link: accountLink },
      footnote: 'If this was not you, sign in at once, keep the account and change your password.',
    }),

  deletionRequestedForOwner: (brand, { deletionAt }) =>
    letter({
      brand,
      subject: `Your ${brand} account will be deleted on ${formatDay(deletionAt)}`,
      paragraphs: [
        `You asked us to delete your ${brand} account. We will delete it on ${formatDay(deletionAt)}, with everything you told us for your will and your requests to get in touch.`,
        `If you change your mind before then, or did not ask for this, call us on ${firm.phone} or write to ${firm.email}.`,
        retainedRecords,
      ],
      footnote: 'We tell you whenever someone asks for your account to be deleted.',
    }),

  accountDisabled: (brand) =>
    letter({
      brand,
      subject: `Your ${brand} account is disabled`,
      paragraphs: [
        `No one can sign in to your ${brand} account at the moment. It has been signed out on all devices, and links we sent you before do not work.`,
        'Nothing you told us is lost.',
        `To use the account again, or to have it deleted, call us on ${firm.phone} or write to ${firm.email}.`,
      ],
      footnote: 'We tell you whenever your account is disabled or enabled.',
    }),

  accountEnabled: (brand, { signInLink }) =>
    letter({
      brand,
      subject: `You can use your ${brand} account again`,
      paragraphs: [`Your ${brand} account is open again. Sign in as you did before: everything is as you left it.`],
      action: { label: 'Sign in', link: signInLink },
      footnote: `If you did not expect this, call us on ${firm.phone} or write to ${firm.email}.`,
    }),
} satisfies Partial<Composers>;
