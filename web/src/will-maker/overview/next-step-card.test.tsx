import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anExecutor } from '../../testing/a-family.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { NextStepCard, standingText } from './next-step-card.tsx';
import type { Standing } from './progress.ts';

const whole = aTestatorRecord();
const standing = (openReview: Standing['openReview']): Standing => ({
  testatorRecord: {
    ...whole,
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
    settings: { ...whole.settings, hasNoSpecificGifts: true },
  },
  today: '2026-11-27',
  toFix: {},
  typedIn: new Set<WillPart>(),
  hasMaritalStatus: true,
  openReview,
});

describe('what comes next once everything is answered', () => {
  it('is to read the will', () => {
    render(<NextStepCard standing={standing(null)} />);
    expect(screen.getByRole('link', { name: 'Read Your Will' })).toBeTruthy();
    expect(standingText(standing(null))).toBe('Everything is answered.');
  });

  it.each([
    ['reading', 'Our reviewer has your will', 'See the check'],
    ['asked', 'Our reviewer has a question', 'Answer it'],
  ] as const)('is the check that is under way: %s', (state, title, action) => {
    render(<NextStepCard standing={standing(state)} />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/will-maker/review');
    expect(screen.queryByText(/create the copy to sign/)).toBeNull();
    expect(standingText(standing(state))).toBe('Everything is answered, and your will is being checked.');
  });
});
