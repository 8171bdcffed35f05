import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import type { BrowserContext } from 'playwright-core';
import { aConfirmedAccount, cookiesOf } from './account.ts';
import { apiOf } from './api.ts';
import type { Visitor } from './browser.ts';
import type { Site } from './site.ts';

/** Somebody signed in whose details are told, so that Your Wishes is open; their browser can be signed in as well. */
export async function aTestator(site: Site, email: string) {
  await aConfirmedAccount(site, email);
  const cookies = await cookiesOf(site, email);
  const { willData } = apiOf(site.url, cookies.join('; '));
  await willData.personalDetails.save.mutate({
    basedOn: 0,
    changes: {
      title: 'mrs',
      firstName: 'Eleanor',
      knownAs: null,
      middleNames: 'May',
      lastName: 'Hart',
      dateOfBirth: '1980-02-03',
      gender: 'female',
      maritalStatus: 'married',
      email,
      mobileCountryCode: '+44',
      mobileNumber: '07700 900123',
      occupation: 'teacher',
      employer: null,
    },
  });
  const address = { address: '1 Mill Lane, Ludlow', homeOwnership: 'rent' } as const;
  await willData.homeDetails.save.mutate({ basedOn: 0, changes: address });
  const spouse = await willData.spouseDetails.save.mutate({
    basedOn: 0,
    changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
  });
  return {
    willData,
    spouse,
    signIn: (context: BrowserContext) =>
      context.addCookies(
        cookies.map((cookie) => {
          const at = cookie.indexOf('=');
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url };
        }),
      ),
    addContact: (firstName: string, lastName: string, fields: Partial<ContactFields> = {}) =>
      willData.contacts.add.mutate({
        id: randomUUID() as PersonId,
        contact: { ...nobody, firstName, lastName, ...fields },
      }),
    addChild: (firstName: string, fields: Partial<ChildFields> = {}) =>
      willData.children.add.mutate({ id: randomUUID() as PersonId, child: { ...aChild, firstName, ...fields } }),
    giveItem: (itemDescription: string, { id }: { id: PersonId }) =>
      willData.gifts.save.mutate({
        id: randomUUID() as GiftId,
        basedOn: 0,
        gift: { ...anItem, itemDescription, recipients: [{ personId: id, priority: 1 }] },
      }),
    /** Answers what the will still needs, with everything to the spouse, and makes the copy to sign. */
    async readyToSign() {
      await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
      await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
      await willData.settings.save.mutate({ hasNoSpecificGifts: true });
      await willData.residue.replace.mutate({
        basedOn: 0,
        recipients: [{ personId: spouse.id, priority: 1, shareBasisPoints: null }],
      });
      const { checks } = await willData.willDocument.preview.query();
      return willData.signingCopies.make.mutate({ understood: checks.map(({ id }) => id) });
    },
    /** Records that a copy was signed on the day on which it was made. */
    recordSigning: ({ id, madeAt }: SigningCopy) =>
      willData.signedWills.record.mutate({
        copyId: id,
        signedOn: madeAt.slice(0, 10),
        place: 'Ludlow',
        isDated: true,
        witnesses: ['Ruth Amos', 'Ken Price'].map((name) => ({ name, address: 'Ludlow', occupation: '' })),
        keptAt: { kind: 'home', where: 'the grey box' },
        isExecutorTold: true,
        olderWills: 'none',
        isLost: false,
      }),
    leaveTheRestTo: ({ id }: { id: PersonId }) =>
      willData.residue.replace.mutate({
        basedOn: 0,
        recipients: [{ personId: id, priority: 1, shareBasisPoints: null }],
      }),
  };
}

export type Testator = Awaited<ReturnType<typeof aTestator>>;

export const nobody: ContactFields = {
  ...unansweredOf(contactQuestions),
  firstName: '',
  lastName: '',
  role: 'friend',
  mobileCountryCode: '+44',
};

const anItem: GiftFields = {
  ...unansweredOf(giftQuestions),
  giftType: 'specific_item',
  childrenAccessAge: 18,
  recipients: [],
  remainderRecipients: [],
};

const aChild: ChildFields = {
  ...unansweredOf(childQuestions),
  firstName: '',
  lastName: 'Hart',
  dateOfBirth: '2019-06-01',
  gender: 'female',
  relationship: 'Mother',
  gaveBirth: true,
};

/** Signs in and opens a section of Your Wishes. */
export async function openWishes(site: Site, { page, context }: Visitor, testator: Testator, section: string) {
  await testator.signIn(context);
  await page.goto(`${site.url}/will-maker?tab=wishes&section=${section}`);
}
