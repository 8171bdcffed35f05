import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { expect, it } from 'vitest';
import { someHomeDetails } from '../../../testing/a-testator-record.ts';
import { homeDetailsPatch, homeDetailsText, isFromQuestionnaire } from './home-details-model.ts';

const home = someHomeDetails();
const questionnaire: NonNullable<TestatorRecord['questionnaire']> = {
  submissionId: 'b0a5c1de-0000-4000-8000-000000000002' as never,
  answers: {
    whoFor: 'Me',
    children: 'No',
    homeOwned: 'Yes',
    business: 'No',
    address: {
      formatted_address: home.address,
      line_1: home.line1,
      line_2: '',
      town_or_city: home.townOrCity,
      county: '',
      postcode: home.postcode,
    },
  },
};

it('tells an address of the questionnaire until it is touched', () => {
  expect(isFromQuestionnaire(home, questionnaire)).toBe(true);
  expect(isFromQuestionnaire({ ...home, version: 2 }, questionnaire)).toBe(false);
  expect(isFromQuestionnaire({ ...home, address: '1 Mill Lane' }, questionnaire)).toBe(false);
  expect(isFromQuestionnaire(home, null)).toBe(false);
  expect(isFromQuestionnaire(null, questionnaire)).toBe(false);
});

const stored = { ...homeDetailsText(null), line1: '7 Quarry Street', townOrCity: 'Durham', postcode: 'DH1 3XX' };

it('writes the whole address out again when one line changes', () => {
  expect(homeDetailsPatch({ line1: '9 Quarry Street' }, stored).changes).toEqual({
    line1: '9 Quarry Street',
    address: '9 Quarry Street, Durham, DH1 3XX',
  });
});

it('leaves the address alone when only a choice changes', () => {
  expect(homeDetailsPatch({ homeOwnership: 'rent' }, stored).changes).toEqual({ homeOwnership: 'rent' });
});

it('sends a choice that was taken back as none', () => {
  expect(homeDetailsPatch({ coOwnerId: '' }, stored).changes).toEqual({ coOwnerId: null });
});

it('sends a yes or no as such', () => {
  expect(homeDetailsPatch({ isDomiciledHere: 'yes', hasBusiness: 'no', hasForeignAssets: '' }, stored).changes).toEqual(
    {
      isDomiciledHere: true,
      hasBusiness: false,
      hasForeignAssets: null,
    },
  );
});

it('sends nothing when nothing is free to be sent', () => {
  expect(homeDetailsPatch({}, stored)).toEqual({ changes: null, sent: {}, stillNeeded: null });
});
