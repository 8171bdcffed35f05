import { survivorshipDays } from '@plainwill/contracts/will-data/record-limits';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { type Check, each, when } from '../check.ts';

export const survivorshipChecks: readonly Check[] = [
  {
    id: 'SUR-01',
    subject: 'residue',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.184',
    find: ({ will: { survivorship } }) =>
      when(
        survivorship.days === 0,
        'No one has to outlive you for any length of time, so what you leave may pass straight on under someone else’s will.',
        answerAt('settings', 'survivorshipDays'),
      ),
  },
  {
    id: 'SUR-02',
    subject: 'residue',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 s.92',
    find: ({ will: { survivorship } }) =>
      when(
        survivorship.days > survivorshipDays.default,
        `No one who has to live ${survivorship.days} days longer than you can be paid before then.`,
        answerAt('settings', 'survivorshipDays'),
      ),
  },
  {
    id: 'SUR-03',
    subject: 'residue',
    severity: 'informs',
    source: 'Law of Property Act 1925 s.184; Inheritance Tax Act 1984 s.4(2)',
    find: ({ will: { survivorship, spouse }, benefitingPeople }) =>
      each(survivorship.isSpouseExempt && spouse && benefitingPeople.has(spouse) ? [spouse] : [], ({ name }) => ({
        message: `If you and ${name} die together, the elder of you is taken to die first, so all may pass by the will of the younger.`,
        place: answerAt('settings', 'spouseSurvivorship'),
      })),
  },
];
