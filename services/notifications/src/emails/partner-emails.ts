import { type Composers, formatDay, letter } from './layout.ts';

const notKnown = (from: string | null) =>
  `If you do not know ${from ?? 'who this is'}, or do not want this, do nothing. The invitation expires, and no one is told whether you have read it. We ask you for no payment and for no password by email.`;

const noNameYet = (from: string | null) =>
  from ? '' : 'They gave us your email address, and have not told us their name yet. ';

/** Mail to someone who may never have heard of us: it says who asks, how long it counts, and that nothing need be done. */
export const partnerEmails = {
  partnerInvitation: (brand, { from, firstName, link, until }) => {
    const inviter = from ?? 'Someone';
    return letter({
      brand,
      subject: `${inviter} has invited you to plan together`,
      firstName,
      paragraphs: [
        `${inviter} is using ${brand}, an online service for making wills in England and Wales, and has asked us to invite you. ${noNameYet(from)}The invitation is for two people who want to plan side by side.`,
        'If you accept, each of you has an account and makes a will of your own. Accepting shows neither of you anything that the other has told us, and either of you can end it at any time.',
        `You can accept until ${formatDay(until)}. It works once, and only with an account that has this email address. If you have no account yet, create one with this address first.`,
        'You do not have to use the button. You can also type the address of our site yourself: once you are signed in with this email address, the invitation is under “Planning together”.',
      ],
      action: { label: 'See the invitation', link },
      footnote: notKnown(from),
    });
  },
  trustedInvitation: (brand, { from, firstName, link, until }) => {
    const inviter = from ?? 'Someone';
    return letter({
      brand,
      subject: `${inviter} has chosen you as a trusted person`,
      firstName,
      paragraphs: [
        `${inviter} is using ${brand}, an online service in England and Wales, and has asked us to invite you as someone they trust. ${noNameYet(from)}They can choose what you may read, now or later. You never have to do anything with it.`,
        'To read it you need an account of your own with two-step sign-in. An account is free, and you do not have to use it for anything else.',
        `You can accept until ${formatDay(until)}, only with an account that has this email address. If you have no account yet, create one with this address first.`,
        'You do not have to use the button. You can also type the address of our site yourself: once you are signed in with this email address, the invitation is on your account page, under “What others have left for you”.',
      ],
      action: { label: 'See the invitation', link },
      footnote: notKnown(from),
    });
  },
} satisfies Partial<Composers>;
