import { checkWill } from '@plainwill/law/checks/check-will';
import { bandsOn } from '@plainwill/law/tax/bands';
import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { willText } from '@plainwill/law/will/composition/will-text';
import {
  aChild,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  asOf,
  levels,
  type Story,
  someFacts,
} from '@plainwill/law/will/testing/facts';
import { describe, expect, it } from 'vitest';
import type { PublicPath } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { pageTextsOf, withoutMarks } from './marked-text.ts';
import { allPages } from './testing/all-pages.ts';

const printed = (story: Story) => willText(composeWill(someFacts(story), { asOf })).join('\n');
const found = (story: Story) =>
  checkWill(
    someFacts({ ...story, testator: { dateOfBirth: '1980-05-01', maritalStatus: 'single', ...story.testator } }),
    {
      asOf,
      unprintableIn: () => [],
      copies: { newest: { madeAt: asOf, isChanged: true } },
    },
  );
const foundBy = (story: Story, wanted: string) => found(story).filter(({ id }) => id === wanted);

const amy = anAdultChild('Amy Hart');
const leo = aPerson('Leo Vale', 'other_relative', { dateOfBirth: '2017-06-01' });
const dan = aSpouse('Dan Hart');
const married = { maritalStatus: 'married' };
const ownHome = (tenancyType: string, more = {}) => ({
  homeOwnership: 'own-outright',
  tenancyType,
  coOwnerId: 'Dan Hart',
  ...more,
});
const myHalf = { gifts: [anItem('my half of my home', [amy])], testator: married, people: [dan] };
const grandchildren = levels([amy]).map((row) => ({
  ...row,
  recipientId: null,
  recipientType: 'class',
  classOf: 'grandchildren',
}));
const guardedBy = (parentalResponsibility: string) => ({
  guarded: [
    { child: aChild('Max Hart', { relationship: 'Son', parentalResponsibility }), primaries: [aPerson('Sue Vale')] },
  ],
});
const estate = { estateValue: 1_000_000, hasDirectDescendants: true, mainResidenceValue: 400_000 };
const donating = (charityValue: number) =>
  estimateInheritanceTax({ ...estate, charityType: 'amount', charityValue }, { asOf });
const aboveTheBand = (estate.estateValue - bandsOn(asOf).nrb) / 10;

interface Claim {
  page: PublicPath;
  says: RegExp;
  /** Words by which the page would promise what the product refuses, or deny what it does. */
  neverSays?: RegExp;
  rule: () => void;
}

const claims: Record<string, Claim> = {
  'no codicil is made, and each change is a new will': {
    page: paths.updatingWill,
    says: /for any change, make a new will.*we do not make them/is,
    neverSays: /use a codicil|safer for anything more/i,
    rule: () => expect(foundBy({}, 'SIG-08')[0]?.message).toMatch(/do not add a codicil/),
  },
  'a grandchild who is named can wait until an age, at a price': {
    page: paths.trusts,
    says: /do the same for a grandchild.*the tax on it is higher/is,
    neverSays: /a trust that keeps a grandchild’s share/i,
    rule: () => {
      const story = { residue: levels([leo]), age: 21 };
      expect(printed(story)).toMatch(/LEO VALE .*reaches the age of 21/);
      expect(foundBy(story, 'AGE-07')).toHaveLength(1);
    },
  },
  'all grandchildren together take at once': {
    page: paths.trusts,
    says: /cannot make these.*what all your grandchildren share until an age/is,
    rule: () => {
      const text = printed({ residue: grandchildren, people: [amy], age: 25 });
      expect(text).toContain('Each of my grandchildren takes at once.');
      expect(text).not.toContain('the age of 25');
    },
  },
  'nobody easily taken advantage of can be given a trust here': {
    page: paths.trusts,
    says: /cannot make these.*a trust for someone who is disabled/is,
    rule: () =>
      expect(
        foundBy({ residue: levels([aPerson('Jo Lee', 'friend', { protectShare: true })]) }, 'VUL-01')[0]?.severity,
      ).toBe('blocks'),
  },
  'a husband, wife or partner can live in the home': {
    page: paths.trusts,
    says: /you can:.*let your husband, wife or partner live in your home/is,
    rule: () =>
      expect(
        printed({
          testator: married,
          people: [dan, amy],
          home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
          more: { homeTrust: { occupierType: 'spouse', thenTo: [{ type: 'child', id: 'Amy Hart' }] } },
        }),
      ).toMatch(/DAN HART/),
  },
  'half of a joint home cannot be given': {
    page: paths.property,
    says: /does not work if you are joint tenants/i,
    rule: () => expect(foundBy({ ...myHalf, home: ownHome('joint-tenants') }, 'HOM-04')[0]?.severity).toBe('blocks'),
  },
  'a home that was severed changes the will': {
    page: paths.property,
    says: /the other does not have to agree\. if you have done it, tell us.*your will must then change/is,
    rule: () => {
      const [joint, severed] = [ownHome('joint-tenants'), ownHome('tenants-in-common', { severance: 'done' })].map(
        (home) => printed({ ...myHalf, home }),
      );
      expect(joint).not.toContain('half of my home');
      expect(severed).toMatch(/half of my home, or whatever .* I own and live in .*, to my daughter AMY HART/);
    },
  },
  'the other mother may have to say how she has parental responsibility': {
    page: paths.myChildren,
    says: /the other mother, in a couple of two women.*a special guardian/is,
    rule: () => {
      expect(printed({ ...guardedBy('Yes, named on birth certificate') })).toMatch(/I appoint .*SUE VALE.*guardian/);
      expect(printed({ ...guardedBy('No'), testator: { gender: 'female' } })).toMatch(/It is my wish/);
    },
  },
  'the lower rate asks for a tenth of what is above the band, whatever home there is': {
    page: paths.inheritanceTax,
    says: /10% of what is above £325,000 goes to charity.*extra amount for a home does not count here/is,
    neverSays: /of the part that would be taxed/i,
    rule: () => {
      expect(donating(aboveTheBand).ihtDue).toBeLessThan(donating(aboveTheBand - 1).ihtDue * 0.95);
    },
  },
  'regular payments are for a solicitor': {
    page: paths.whoGetsWhat,
    says: /each gift is handed over once.*every month or year, ask a solicitor/is,
    rule: () =>
      expect(foundBy({ gifts: [anItem('an annuity of £5,000', [amy])] }, 'GFT-18')[0]?.severity).toBe('blocks'),
  },
  'trusts that protect money or let others choose are for a solicitor': {
    page: paths.trusts,
    says: /cannot make these.*discretionary trust.*protective trust.*regular payments to someone/is,
    rule: () =>
      expect(foundBy({ gifts: [anItem('£5,000 on discretionary trust', [amy])] }, 'GFT-18')[0]?.severity).toBe(
        'blocks',
      ),
  },
  'what was given already comes off a share of the residue, without interest and only by words': {
    page: paths.whoGetsWhat,
    says: /already given money to someone who shares the residue.*take it off their part.*the law does not do this unless your will says so/is,
    rule: () => {
      const residue = levels([amy, leo]);
      const advances = [{ personType: 'child', personId: 'Amy Hart', amount: 20_000 }];
      expect(printed({ residue, more: { advances } })).toMatch(/In my lifetime I gave .*\(£20,000\) to Amy Hart/);
      expect(printed({ residue })).not.toContain('In my lifetime');
    },
  },
  'passwords do not belong in a will': {
    page: paths.specialSituations,
    says: /never put passwords in a will/i,
    rule: () =>
      expect(foundBy({ gifts: [anItem('my laptop, password: Fluffy', [amy])] }, 'DIG-01')[0]?.severity).toBe('blocks'),
  },
};

describe.each(Object.entries(claims))('%s', (_claim, { page, says, neverSays, rule }) => {
  const text = allPages
    .filter(({ path }) => path === page)
    .flatMap(pageTextsOf)
    .map(withoutMarks)
    .join(' ');

  it('is what the page says', () => {
    expect(text).toMatch(says);
    if (neverSays) expect(text).not.toMatch(neverSays);
  });

  it('is what the product does', rule);
});
