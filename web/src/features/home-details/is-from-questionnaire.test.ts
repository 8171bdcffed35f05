import type { Portal } from '@plainwill/contracts/will-data/portal';
import { expect, it } from 'vitest';
import { someHomeDetails } from '../../testing/a-portal.ts';
import { isFromQuestionnaire } from './is-from-questionnaire.ts';

const home = someHomeDetails();
const questionnaire: NonNullable<Portal['questionnaire']> = {
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
