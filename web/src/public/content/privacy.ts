import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../shared/paths/paths.ts';
import type { Page } from './page.ts';

type Terms = Pick<typeof brand, 'review'>;

/** A check by people adds these rows to the page; none where nobody reads wills. */
const reviewData: readonly string[][] = [
  [
    'Your will and your answers as they were read, our comments, and what you told us about how you made your will',
    'So that a person can check your will, and so that we can show later how it was made.',
    'Our agreement with you. If you say whether an illness affects your memory, we keep that only because you agreed.',
  ],
];
const seen = [
  '**The people who check wills** see your will and your answers only after you ask for a check. Each time they open it, we make a note of it.',
];
const reviewRetention: readonly string[][] = [
  [
    'What was said when your will was checked, and the record of it',
    'With your account. If you signed the will, it stays with the record of how it was made. If your will is questioned after you die, the people who carry it out can ask us for it.',
  ],
];
const onRequest = [
  '**Ask for our own notes.** The people who check wills may write notes for each other. They are not in the download. Ask us, and once we know that it is you, we send them.',
];

const onlyIf = <Item>({ review }: Terms, items: readonly Item[]): readonly Item[] => (review === 'off' ? [] : items);

export const privacyOf = (terms: Terms): Page => ({
  path: paths.privacy,
  heading: 'Your privacy',
  lead: 'What you put in a will is private. Here is what we ask for, why, who can see it, and how to delete it.',
  inShort: [
    'We use what you tell us to make your will and to answer you. We never sell it.',
    'No adverts, no tracking, no cookies that follow you.',
    'You can download or delete everything at any time. Of a will you signed, we keep how it was made.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        `${brand.name} runs this site and decides how your data is used. Write to [${brand.email}](mailto:${brand.email}) or call ${brand.phone} with any question.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      blocks: [
        {
          table: {
            caption: 'What we keep about you',
            columns: ['What', 'Why we need it', 'Our right to use it'],
            rows: [
              [
                'Your name, email address and password',
                'So that you, and no one else, can come back to your will. Of your password we keep only a scrambled form that cannot be turned back.',
                'Our agreement with you',
              ],
              [
                'Your passkeys, if you add any',
                'So that you can sign in with your face, finger or screen lock. We keep a public key, the name of the passkey, and when it was made and used. Your face and finger never leave your device.',
                'Our agreement with you',
              ],
              [
                'Your authenticator app and recovery codes, if you set them up',
                'To check your second step. We keep the app’s secret encrypted. Of each recovery code we keep only a scrambled form that cannot be turned back.',
                'Keeping your account safe',
              ],
              [
                'Your answers for the will',
                'They go into your will. Some are about other people, such as your children, your executors and who inherits. We keep earlier versions too, so that you can go back.',
                'Our agreement with you. Your funeral wishes may show your beliefs: we keep them only because you chose to give them.',
              ],
              [
                'How a signed will was made: your answers, the warnings you saw, the days on which you changed something, the words of the will and who signed it',
                'To show how it was made if someone disputes it after you die.',
                'The people you name can defend your wishes, and others can bring a claim',
              ],
              [
                'A list of what you have, where things are and who to call, if you make one',
                'To make papers for your executors. We use it for nothing else.',
                'Our agreement with you. For the people in it: that your executors can reach them',
              ],
              [
                'Letters of wishes, if you write any',
                'To keep them, with up to 10 earlier versions of each, and to print them. They are never part of your will. No one reads them unless you choose who may.',
                'Our agreement with you. Where they tell of your health or beliefs: only because you chose to write it',
              ],
              [
                'If you plan together with someone: that you do, since when, and each other’s first name. Of an invitation: the name and address you typed',
                'To link your two accounts. Neither of you sees the other’s answers, unless one of you chooses to show some. We remove the address once the invitation is over. For at most four months we keep a code of it, which stops anyone being invited again and again.',
                'You asked us to. For whoever you invite: that you can ask them, and they can refuse',
              ],
              [
                'Answers that you choose to show your partner, such as your home, your children, people or gifts you name, or the words of your will, as they are on that day',
                'To show them to your partner, who can add them to their own answers. You can stop at any time. What your partner has added by then is theirs and stays.',
                'You choose to. For the children and people in them: that two parents or partners can plan with the same facts',
              ],
              [
                'The people you trust to read something, if you choose any: their first name and address, what each may read and when. And what they have opened',
                'To show them exactly that, and to show you what they have read. We remove the address once the invitation is over, and keep a code of it for at most four months. What they opened we keep for six years at most.',
                'You asked us to. For whoever you invite: that you can ask them, and they can refuse',
              ],
              [
                'A request to open what you left: who asked, when, and the emails to you. If your address changed in the last 90 days, the one before',
                'To ask you first, and to show what you left only to those you chose. They can read it for a year. After you have died, what you left is no longer personal data of yours, but we keep it just as private.',
                'You asked us to. For the address before: our interest in finding you',
              ],
              [
                'Your answers to the first questions',
                'To know what kind of will you need.',
                'You asked us to start a will',
              ],
              [
                'Your name, email address and question, if you ask us to get in touch',
                'To answer you about making a will. We note the words you agreed to, and when.',
                'Your consent, which you can take back',
              ],
              ...onlyIf(terms, reviewData),
              [
                'What you send us as a complaint or a data request, and our answer',
                'To look into it, answer you, and show later how we dealt with it. We never use it for marketing.',
                'The law asks us to',
              ],
              [
                'The devices you are signed in on',
                'So that you can spot a stranger and sign them out. We note the browser’s name and roughly where it is on the internet, not your full address there.',
                'Keeping your account safe',
              ],
              [
                'The devices you have signed in on lately',
                'So that we can email you when someone signs in on a new one. We note the same about them.',
                'Keeping your account safe',
              ],
              [
                'A record of what happens to your account',
                'Sign-ins, new passwords and the like, so that we can find out what went wrong. It says what changed, never what it was changed to.',
                'Keeping your account safe',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'calculator',
      title: 'The inheritance tax calculator',
      blocks: [
        'It does its sums on your own device. The amounts you type are not sent to us. Only if you fill in the form below the result do we get your name, your email address and your question.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your device',
      blocks: [
        'If you only read, we set no cookies at all. That is why you saw no cookie banner.',
        {
          list: [
            '**When you sign in** we set three cookies. One keeps you signed in, and one shows that we made it: both end at the latest 30 days later. The third lets us recognise this browser for a year. A stranger who guesses at your password then cannot shut you out. Scripts cannot read them.',
            '**While you sign in with a passkey or a second step** one or two more last for five minutes. With them, only the browser that began can finish. The sign-in page sets the first of them when you open it.',
            '**If you sign in with Google** one more lasts for ten minutes, until you are back.',
            '**If we offer you a passkey** a cookie notes that for 30 days, so that we do not ask again too soon.',
            '**When you sign up** your browser keeps a random code, so that the link in our email knows it again. It goes once you have opened the link.',
            '**If you answer our questions before you sign up** your browser keeps your answers until your account has them, and for 30 days at most. If you then sign up, we keep a copy for a day. Open the link in our email on any device, and your answers are there.',
            '**If you choose light or lamp-light colours** your browser keeps that choice, and we do not see it.',
            '**What you have typed but not yet saved** stays on your device, so that a lost connection costs you nothing. Until there is enough to save, what you tell us about yourself or your partner is kept in your account, and you find it on every device. It is encrypted: no one can read it there who has not signed in as you. It is cleared when you sign out.',
          ],
        },
        'On a computer that other people use, sign out when you stop.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      blocks: [
        {
          list: [
            '**Our staff** see your details only to help you.',
            ...onlyIf(terms, seen),
            '**The booking calendar** on the home page and under the calculator’s result comes from a booking service. It is shut off from the rest of the page. What you type into it goes to that service.',
            '**Google** is told that you are signing in here, but only if you choose to continue with Google.',
            '**The address finder** passes on the postcode you type, and nothing about you.',
            '**Our mail service** delivers the few emails we send: to confirm your address, to warn you of changes, and to remind you when something may need another look, which you can turn off. They never say what is in your will.',
            '**Our own office system** may be sent your first answers or your question, so that we can answer you.',
          ],
        },
        'No one else is involved. Our fonts and pictures come from our own site, and no one counts your visits for us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            caption: 'When things are deleted',
            columns: ['What', 'When'],
            rows: [
              [
                'Your account and your will',
                'When you delete your account. Or after 24 months without use, if you never made a copy to sign and recorded no signed will: we email you a month before.',
              ],
              ['A copy of your will made to be signed', 'When you delete it, or your account'],
              [
                'How a signed will was made',
                '15 years after you signed, or 6 years after we hear of your death, whichever is later. It stays when your account is deleted, because a claim may come years later. Remove the record of the signed will, and it goes at once. Only your executors, people they agree to, or a court can have it.',
              ],
              ...onlyIf(terms, reviewRetention),
              ['An account whose email address was never confirmed', 'After 7 days'],
              [
                'Passkeys, the authenticator app and recovery codes',
                'When you remove them, or your account. A recovery code goes when you use it.',
              ],
              [
                'A device that we know you by',
                '90 days after you last signed in on it. We keep the last one with your account.',
              ],
              ['What our emails about your sign-in said, and how many wrong codes were tried', '8 days at most'],
              ['That you asked us to remove a second step that you had lost', 'A year after it was done or stopped'],
              ['Sign-ins and links in emails that have run out', 'After one more day'],
              [
                'Work waiting to be done, such as an email to send',
                'One day after it is done, or 30 days if it failed',
              ],
              [
                'Your answers to the questionnaire',
                '30 days after you sent them, or with your account. Your account keeps its own copy.',
              ],
              [
                'A request to get in touch',
                '12 months after you sent it, when you ask us to, or with the account that has the same email address',
              ],
              [
                'The record of what happened to your account',
                'After 6 years. It has a code instead of your name. When your account is gone, nothing here links that code to you.',
              ],
              [
                'A complaint or a data request, and our answer',
                '6 years after we close it. Deleting your account does not delete it: we must be able to show how we dealt with it.',
              ],
              [
                'An account that our staff have closed to stop misuse',
                'It stays until we open it again, or you ask us to delete it',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      blocks: [
        {
          list: [
            'All that goes between you and us is encrypted.',
            'Passwords, sign-ins, recovery codes and the links we email are stored in a form that is of no use to a thief.',
            'The most private of it, such as dates of birth, phone numbers, gifts and funeral wishes, is also encrypted inside our database. The key is kept somewhere else.',
            'Before you download your data, change how you sign in or delete your account, we check again that it is you.',
            'Our logs hold no names, addresses or answers.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        {
          list: [
            `**Get a copy.** [Your account](${paths.account}) has a button to download everything in one file.`,
            ...onlyIf(terms, onRequest),
            '**Put it right.** Change any answer yourself, or ask us.',
            `**Have it deleted.** Ask for it in [your account](${paths.account}). We wait 7 days in case you change your mind. Then everything is deleted, including what you told us about other people. Two records stay. If you told us that you signed a will made here, the record of how it was made stays for the time above, in case someone disputes it. The record of what was done with the account stays for 6 years, so that we can answer for it. Our office may hold a question that it was already sent: ask us, and we delete that too.`,
            `**Take back your consent,** or tell us to stop using something. Write, call or [use the form](${paths.complaint}).`,
            `**Complain.** [Send us a complaint or a data request](${paths.complaint}), with or without an account. We answer a complaint within 30 days, and a request about your data within a month.`,
            '**Complain to the regulator.** If we do not put it right, the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/) can. Its number is 0303 123 1113.',
          ],
        },
        'A will you have printed and signed is yours. Deleting your account does not change it.',
      ],
    },
  ],
  reviewedOn: '2026-11-28',
});

export const privacy = privacyOf(brand);
