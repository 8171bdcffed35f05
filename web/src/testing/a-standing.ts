import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import type { Standing } from '../will-maker/overview/progress.ts';
import { anExecutor } from './a-family.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from './a-testator-record.ts';

/** The standing of a testator with the given answers. */
export const aStanding = (told: Partial<TestatorRecord> = {}, more: Partial<Standing> = {}): Standing => ({
  testatorRecord: aTestatorRecord(told),
  today: '2026-11-20',
  toFix: {},
  fixes: 0,
  toRead: 0,
  isRead: false,
  check: null,
  checkSince: null,
  copy: null,
  signed: null,
  isAwaited: false,
  typedIn: new Set<WillPart>(),
  hasMaritalStatus: told.personalDetails != null,
  ...more,
});

/** All that a will needs, of somebody single who rents and leaves everything to Sue. */
export const aWholeRecord = (): TestatorRecord => {
  const told = aTestatorRecord();
  return {
    ...told,
    personalDetails: somePersonalDetails({ maritalStatus: 'single' }),
    homeDetails: someHomeDetails({ homeOwnership: 'rent' }),
    executors: [anExecutor('sue')],
    funeralWishes: {
      ...unansweredOf(funeralWishesQuestions),
      funeralType: 'no_preference',
      version: 1,
      savedAt: '2026-11-20T10:00:00.000Z',
    },
    residue: { version: 1, recipients: [{ personId: 'sue' as PersonId, priority: 1, shareBasisPoints: null }] },
    settings: { ...told.settings, hasNoSpecificGifts: true },
  };
};
