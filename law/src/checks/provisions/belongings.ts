import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { type Check, each, when } from '../check.ts';
import type { Known } from '../known.ts';
import { giftPhrase } from '../wording.ts';
import { provisionAt } from './places.ts';

const belongingsAt = ({ facts }: Known, field: 'hasLetter' | null = null) =>
  provisionAt('belongings', field, facts.personalChattels);

export const belongingsChecks: readonly Check[] = [
  {
    id: 'CHT-01',
    subject: 'gifts',
    severity: 'informs',
    source: 'Incorporation by reference, In the Goods of Smart [1902] P 238; Inheritance Tax Act 1984 s.143',
    find: (known) =>
      when(
        known.facts.personalChattels?.hasLetter === true,
        'Your letter of wishes binds no one. Sign and date it, without witnesses, and do not attach it to the will.',
        belongingsAt(known, 'hasLetter'),
      ),
  },
  {
    id: 'CHT-02',
    subject: 'gifts',
    severity: 'warns',
    source: 'Two gifts of one thing',
    find: ({ facts, gifts }) =>
      each(facts.personalChattels ? gifts.filter(({ gift }) => gift.notes.has('contents')) : [], (gift) => ({
        message: `You give these things twice: as ${giftPhrase(gift)}, and as your personal belongings.`,
        place: answerAt('gifts', 'itemDescription', gift.row.id),
      })),
  },
  {
    id: 'CHT-03',
    subject: 'gifts',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.55(1)(x)',
    find: (known) =>
      when(
        known.facts.personalChattels !== null,
        'Your personal belongings do not include things of your business, or things kept only as an investment.',
        belongingsAt(known),
      ),
  },
];
