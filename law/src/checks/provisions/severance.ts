import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isHomeJoint } from '../../will/model/gifts-of.ts';
import { type Check, when } from '../check.ts';
import type { Known } from '../known.ts';

const severance = ({ facts }: Known) => facts.homeDetails.severance;

/** Says whether somebody would more likely want a half of a joint home to go elsewhere. */
function mayWantHalf({ facts, people, will: { spouse, home, children } }: Known): boolean {
  const isOtherOwner = home.coOwner !== null && home.coOwner !== spouse;
  const hasOtherParent = facts.children.some(
    ({ otherParentType, otherParentId }) =>
      otherParentType === 'contact' && people.find(otherParentId, 'contact') !== spouse,
  );
  return isOtherOwner || hasOtherParent || children.some(({ isStepchild }) => isStepchild) || facts.homeTrust !== null;
}

export const severanceChecks: readonly Check[] = [
  {
    id: 'HOM-10',
    subject: 'home',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.36(2); Gould v Kemp (1834)',
    find: (known) =>
      when(
        severance(known) === 'planned' && isHomeJoint(known.facts),
        `Until the notice is given, your home passes to ${known.will.home.coOwner?.name ?? 'its other owner'}, whatever your will says.`,
        answerAt('homeDetails', 'severance'),
      ),
  },
  {
    id: 'HOM-11',
    subject: 'home',
    severity: 'blocks',
    source: 'Law of Property Act 1925 s.36(2)',
    find: (known) =>
      when(
        severance(known) === 'done' &&
          known.facts.homeDetails.tenancyType === 'joint-tenants' &&
          asksTenancy(known.facts.homeDetails),
        'Your home has been split into shares, so change how you own it to tenants in common.',
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-12',
    subject: 'home',
    severity: 'informs',
    source: 'Law of Property Act 1925 ss.36(2) and 196',
    find: (known) =>
      when(
        isHomeJoint(known.facts) && severance(known) === null && mayWantHalf(known),
        'If you want your half of the home to go to someone else, our guide shows how to split it into shares.',
        answerAt('homeDetails', 'severance'),
      ),
  },
];
