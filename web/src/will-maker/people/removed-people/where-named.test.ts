import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { aTestatorRecord, someHomeDetails } from '../../../testing/a-testator-record.ts';
import { whereNamed } from './where-named.ts';

const ann = 'ann' as PersonId;
const named = (answers: Partial<TestatorRecord>, id = ann) => whereNamed(aTestatorRecord(answers), id);
const share = (person: string, shareBasisPoints: number | null, priority = 1) => ({
  personId: person as PersonId,
  priority,
  shareBasisPoints,
});
const residue = (...recipients: ReturnType<typeof share>[]) => named({ residue: { version: 1, recipients } });

it('finds no place of someone who is only on the list', () => {
  expect(named({ contacts: [aContactNamed('Ann Reed')] })).toEqual([]);
});

it.each([
  ['primary', 'Executor'],
  ['backup', 'Backup executor'],
] as const)('finds a %s executor', (role, words) => {
  expect(named({ executors: [anExecutor('ann', { role }), anExecutor('bob')] })).toEqual([words]);
});

it('finds guardians by their part, with the children they would look after', () => {
  const children = ['Ivy', 'Tom', 'Meg', 'Joe'].map((name) => aChildNamed(name));
  const groups = [{ id: 'both' as never, name: '', memberIds: [ann, 'bob' as PersonId] }];
  const guardians = [
    aPlan('ivy', { primaryIds: [ann] }),
    aPlan('tom', { primaryIds: [ann] }),
    aPlan('meg', { backupIds: [ann] }),
    aPlan('joe', { groups }),
  ];
  expect(named({ children, guardians })).toEqual([
    'Guardian of Ivy Bell and Tom Bell',
    'Backup guardian of Meg Bell',
    'Joint guardian of Joe Bell',
  ]);
});

it('finds who gets a gift, who is next in line, and who takes what is left of a policy', () => {
  const gifts = [
    aGift(),
    aGift({ itemDescription: 'The clock', recipients: [aRecipient('bob'), aRecipient('ann', 2)] }),
    aGift({
      giftType: 'life_insurance',
      provider: 'Aviary',
      recipients: [aRecipient('bob')],
      remainderRecipients: [aRecipient('ann')],
    }),
    aGift({ itemDescription: 'The harp', recipients: [aRecipient('bob')] }),
  ];
  expect(named({ gifts })).toEqual([
    'Gets a gift: The piano',
    'Next in line for a gift: The clock',
    'Next in line for a gift: Life insurance with Aviary',
  ]);
});

it('finds shares of the rest', () => {
  expect(residue(share('ann', null))).toEqual(['Inherits the rest']);
  expect(residue(share('ann', null), share('bob', null))).toEqual(['Inherits half of the rest']);
  expect(residue(share('ann', 3333), share('bob', 6667))).toEqual(['Inherits 33.33% of the rest']);
  expect(residue(share('ann', null), share('bob', null), share('cy', null))).toEqual([
    'Inherits an equal share of the rest',
  ]);
  expect(residue(share('bob', null), share('ann', null, 2))).toEqual(['Next in line for the rest']);
});

it('finds a child among “my children”, unless they are left out', () => {
  const children = [aChildNamed('Ann'), aChildNamed('Bob')];
  const asClass = share('children', null);
  const gifts = [aGift({ recipients: [aRecipient('children')] })];
  expect(named({ children, gifts, residue: { version: 1, recipients: [asClass] } })).toEqual([
    'Gets a gift, as one of your children: The piano',
    'Inherits the rest, or part of it, as one of your children',
  ]);
  const without = { ...asClass, exceptIds: [ann] };
  expect(named({ children, residue: { version: 1, recipients: [without] } })).toEqual([]);
});

it('finds a co-owner and another parent', () => {
  expect(
    named({
      homeDetails: someHomeDetails({ coOwnerId: ann }),
      children: [aChildNamed('Ivy', { otherParentId: ann })],
    }),
  ).toEqual(['Co-owner of your home', 'Other parent of Ivy Bell']);
});

it('finds that a child has guardians', () => {
  const ivy = aChildNamed('Ivy');
  expect(named({ children: [ivy], guardians: [aPlan('ivy')] }, ivy.id)).toEqual([]);
  expect(named({ children: [ivy], guardians: [aPlan('ivy', { backupIds: [ann] })] }, ivy.id)).toEqual([
    'Has guardians you chose',
  ]);
});

it('finds the part of someone in each provision, and whom the testator expects to marry', () => {
  const provisions = [
    aProvision('homeTrust', { occupierId: ann }),
    aProvision('belongings', { recipients: [aRecipient('ann')] }),
    aProvision('pet', { description: 'my dog Bramble', substituteId: ann }),
    aProvision('exclusion', { personId: ann }),
    aProvision('charityTenth', { recipients: [aRecipient('bob')] }),
  ];
  const settings = { ...aTestatorRecord().settings, intendedSpouseId: ann };
  expect(named({ provisions, settings })).toEqual([
    'A right to live in the home',
    'Personal belongings',
    'Home for a pet: my dog Bramble',
    'Leaving someone out',
    'Who you expect to marry',
  ]);
});
