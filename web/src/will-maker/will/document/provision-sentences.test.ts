import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../../testing/a-family.ts';
import { aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { inShort } from './in-short.ts';

const family = {
  children: [aChildNamed('Rosie')],
  contacts: [aContactNamed('Ann Reed'), aContactNamed('Shelter', { isCharity: true, lastName: '' })],
};
const person = (name: string) => name as PersonId;

it.each<[string, Provision]>([
  [
    'Daniel can live in your home for life. Then it goes to Rosie.',
    aProvision('homeTrust', { occupierId: person('spouse'), recipients: [aRecipient('rosie')] }),
  ],
  [
    'Ann can live in your home for 1 year. Then it goes to your children.',
    aProvision('homeTrust', { occupierId: person('ann'), years: 1, recipients: [aRecipient('children')] }),
  ],
  [
    'Your personal belongings, but not your vehicles, go to Ann and Rosie.',
    aProvision('belongings', { withoutVehicles: true, recipients: [aRecipient('ann'), aRecipient('rosie')] }),
  ],
  [
    'Your personal belongings go to your children (except Rosie).',
    aProvision('belongings', { recipients: [{ ...aRecipient('children'), exceptIds: [person('rosie')] }] }),
  ],
  [
    'Ann gets your dog Bramble, with £1,500.',
    aProvision('pet', { description: 'my dog Bramble', takerId: person('ann'), cashAmount: 150_000 }),
  ],
  [
    'Your executors can manage your online accounts. Your private photos and messages go to Daniel.',
    aProvision('digitalAssets', { hasPowers: true, privateFiles: 'hand_over', recipients: [aRecipient('spouse')] }),
  ],
  ['Guardians can be repaid what they spend on your children.', aProvision('guardianSupport', { paysCosts: true })],
  [
    'If inheritance tax is due, enough goes to Shelter to bring your gifts to charity to 10% of what is above your basic tax-free amount.',
    aProvision('charityTenth', { percent: 10, recipients: [aRecipient('shelter')] }),
  ],
  [
    'If no one you have named can inherit, it goes to Shelter.',
    aProvision('residueFallback', { fallback: 'charity', recipients: [aRecipient('shelter')] }),
  ],
  ['If no one you have named can inherit, the law decides.', aProvision('residueFallback', { fallback: 'law' })],
  [
    'The £20,000 you already gave Rosie comes off Rosie’s share.',
    aProvision('advance', { personId: person('rosie'), amount: 2_000_000, year: 2021 }),
  ],
  ['You leave out Rosie.', aProvision('exclusion', { personId: person('rosie'), reasons: 'A house in 2019' })],
])('says “%s”', (sentence, provision) => {
  expect(inShort(aMarriedRecord({ ...family, provisions: [provision] }), '2026-11-24')).toEqual([sentence]);
});
