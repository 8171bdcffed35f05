import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { blank, clause, words } from '../language/words.ts';
import { peopleOf } from '../model/level.ts';
import type { Will } from '../model/will.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { isChild, levelClauses, levelId } from './residuary-level.ts';
import { answersOfContacts, residuaryRecipients } from './sources.ts';

/** Whether people who share are taxed unequally: a gift to a husband, wife or charity is free of inheritance tax. */
const mixesExemption = ({ bond, levels }: Will) =>
  levels.some((level) => {
    const exempt = peopleOf(level).filter(
      ({ kind, charity }) => charity || (kind === 'spouse' && bond !== 'partnership'),
    );
    return exempt.length > 0 && exempt.length < level.length;
  });

/** Named for clarity where part of it is the testator's to give and no gift gives it; a joint home never is. */
function homeIncluded({ home: { address, ownership, tenancy }, gifts }: Will): string {
  const isOwned = ownership === 'own-outright' || ownership === 'own-mortgage';
  if (!isOwned || address === '' || gifts.some(({ isHome }) => isHome)) return '';
  if (tenancy === 'sole-owner') return ` It includes my interest in ${address}.`;
  return tenancy === 'tenants-in-common' ? ` It includes my share of ${address}.` : '';
}

const fund: ClauseRule = {
  id: 'residue.fund',
  write: (will) => ({
    runs: words`My Trustees hold everything that I own when I die, or may then give by will, and that this will does not give in another way. They may sell it or keep it as they think best. They pay from it my debts, the cost of my funeral and of administering my estate, and the inheritance tax due from my estate${mixesExemption(will) ? words`, subject to clause ${clause('residue.tax')}` : ''}. What is left is my Residuary Estate.${homeIncluded(will)}`,
    explanation:
      'Nearly everything you own falls in here: home, savings, belongings. Bills and tax are paid first. What remains goes to the people you chose in Residuary Estate.',
    source:
      'Administration of Estates Act 1925 ss.33 and 34 and Schedule 1 Part II; Trusts of Land and Appointment of Trustees Act 1996 s.6',
    answers: [residuaryRecipients, answersIn('homeDetails', ['tenancyType'])],
  }),
};

const tax: ClauseRule = {
  id: 'residue.tax',
  when: mixesExemption,
  write: () => ({
    runs: words`The shares in this section are shares before inheritance tax. Tax due because of a share that is not free of tax is paid from that share alone.`,
    explanation:
      'What a husband, wife, civil partner or charity receives is free of inheritance tax; what others receive may not be. You named both to share, so each person pays only the tax on their own share.',
    source: 'Inheritance Tax Act 1984 ss.18 and 41; Re Benham’s Will Trusts [1995] STC 210',
    answers: [
      answersIn('personalDetails', ['maritalStatus']),
      answersIn('spouseDetails', ['relationship']),
      residuaryRecipients,
    ],
  }),
};

// Silence is never relied on: courts have differed about what excludes section 33. Being last and short, this clause
// also shares a page with the signatures.
const section33: ClauseRule = {
  id: 'residue.section33',
  write: ({ levels }) => ({
    runs: words`What this section says about a gift that fails takes the place of section 33 of the Wills Act 1837, which does not apply to any gift in this section.`,
    explanation:
      'A gift fails if the person has died or cannot inherit it. An old law then decides for some families, and courts have read it in different ways. Your will says itself what happens, so no one needs to argue.',
    source: 'Wills Act 1837 s.33',
    answers: [residuaryRecipients, ...answersOfContacts(levels.flatMap(peopleOf).filter(isChild), 'role')],
  }),
};

const ungiven: ClauseRule = {
  id: levelId(0),
  write: () => ({
    runs: words`I give my Residuary Estate to ${blank(answerAt('residue', 'recipients'))}.`,
    explanation: 'Choose in Residuary Estate who gets everything else. Until you do, the law decides who inherits it.',
    source: 'Administration of Estates Act 1925 ss.46 and 49',
    answers: [residuaryRecipients],
  }),
};

export const residuaryEstate: SectionRule = {
  key: 'residue',
  heading: 'RESIDUARY ESTATE',
  clauses: ({ levels, isDraft }) => {
    if (levels.length > 0) return [fund, ...levelClauses(levels), tax, section33];
    return isDraft ? [fund, ungiven] : [];
  },
};
