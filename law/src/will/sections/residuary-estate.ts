import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { blank, clause, type Word, wording } from '../../wording/wording.ts';
import { peopleOf } from '../model/level.ts';
import type { Will } from '../model/will.ts';
import { isOrganisation } from '../people/person.ts';
import { sharersIn } from './beneficiaries.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import type { Mention } from './mention.ts';
import { advanceClauses } from './residuary-advances.ts';
import { levelClauses, levelId } from './residuary-level.ts';
import { answersOfContacts, residuaryRecipients } from './sources.ts';

/**
 * Says whether people who share are taxed unequally: a gift to a husband, wife or UK charity is free of inheritance tax.
 */
const mixesExemption = ({ bond, levels }: Will) =>
  levels.some((level) => {
    const exempt = peopleOf(level).filter(
      ({ kind, charity }) => charity?.isExempt || (kind === 'spouse' && bond !== 'partnership'),
    );
    return exempt.length > 0 && exempt.length < level.length;
  });

/** Named for clarity where part of it is the testator's to give and no gift gives it; a joint home never is. */
function homeIncluded({ home: { address, ownership, tenancy }, gifts, homeTrust }: Will): string {
  const isOwned = ownership === 'own-outright' || ownership === 'own-mortgage';
  if (!isOwned || address === '' || homeTrust !== null || gifts.some(({ isHome }) => isHome)) return '';
  if (tenancy === 'sole-owner') return ` It includes my interest in ${address}.`;
  return tenancy === 'tenants-in-common' ? ` It includes my share of ${address}.` : '';
}

const fund: ClauseRule = {
  id: 'residue.fund',
  write: (will) => ({
    runs: wording`My Trustees hold everything that I own when I die, or may then give by will, and that this will does not give in another way. They may sell it or keep it as they think best. They pay from it my debts (a debt charged on something that this will gives stays with that thing, unless the gift of it says otherwise), the cost of my funeral and of administering my estate, the gifts of money in this will, and the inheritance tax on what passes under this will, so far as this will makes a gift free of it or it falls on what is left${mixesExemption(will) ? wording`, subject to clause ${clause('residue.tax')}` : ''}. Tax on anything that passes outside this will, or that I gave away in my lifetime, is borne by whoever receives it. What is left is my Residuary Estate.${homeIncluded(will)}`,
    explanation:
      'Nearly everything you own falls in here: home, savings, belongings. Bills and tax are paid first. What remains goes to the people you chose in Residuary Estate.',
    // Never "the tax due from my estate": for tax the estate includes a joint home, trusts and, from 6 April 2027, pensions.
    source:
      'Administration of Estates Act 1925 ss.33 to 35 and Schedule 1 Part II; Inheritance Tax Act 1984 ss.200, 211 and 212; Trusts of Land and Appointment of Trustees Act 1996 s.6',
    answers: [residuaryRecipients, answersIn('homeDetails', ['tenancyType'])],
  }),
};

const tax: ClauseRule = {
  id: 'residue.tax',
  when: mixesExemption,
  write: ({ levels }) => ({
    runs: wording`The shares in this section are shares before inheritance tax. Tax due because of a share that is not free of tax is paid from that share alone.`,
    explanation:
      'What a husband, wife, civil partner or UK charity receives is free of inheritance tax; what others receive may not be. You named both to share, so each pays only the tax on their own share.',
    source: 'Inheritance Tax Act 1984 ss.18, 23 and 41; Finance Act 2010 Sch 6; Re Benham’s Will Trusts [1995] STC 210',
    answers: [
      answersIn('personalDetails', ['maritalStatus']),
      answersIn('spouseDetails', ['relationship']),
      residuaryRecipients,
      ...answersOfContacts(levels.flatMap(peopleOf).filter(isOrganisation), 'kind', 'charityRegister'),
    ],
  }),
};

// Silence is never relied on: courts have differed about what excludes section 33. Being last and short, this clause
// also shares a page with the signatures.
const section33: ClauseRule = {
  id: 'residue.section33',
  write: ({ levels }) => ({
    runs: wording`What this section says about a gift that fails takes the place of section 33 of the Wills Act 1837, which does not apply to any gift in this section.`,
    explanation:
      'A gift fails if the person has died or cannot inherit it. An old law then decides for some families, and courts have read it in different ways. Your will says itself what happens, so no one needs to argue.',
    source: 'Wills Act 1837 s.33',
    answers: [
      residuaryRecipients,
      ...answersOfContacts(
        levels.flatMap(peopleOf).filter((person) => person.isChild),
        'role',
      ),
    ],
  }),
};

const nearest =
  'under sections 46 and 47 of the Administration of Estates Act 1925, and in those shares, if I had died when that became certain, without a will and without a husband, wife or civil partner';
const noCrown = 'The Crown and the duchies do not take under this clause.';

function lastResort({ fallback, spouse }: Will, mention: Mention): Word[] {
  const condition =
    'If nobody takes my Residuary Estate or a part of it under the earlier clauses of this section, I give it or that part';
  switch (fallback?.kind) {
    case 'charity':
      return wording`${condition} to ${sharersIn(fallback.charities, mention)}.`;
    case 'relatives':
      return wording`${condition} to those who would take ${nearest}. ${noCrown}`;
    case 'both_families':
      return wording`${condition} as to one half to those who would take ${nearest}, and as to the other half to those who would take so if ${spouse ? mention(spouse) : []} had died at that time. A half that nobody takes is added to the other. ${noCrown}`;
    default:
      return [];
  }
}

const fallback: ClauseRule = {
  id: 'residue.fallback',
  when: ({ fallback }) => fallback !== null && fallback.kind !== 'law',
  write: (will, mention) => ({
    runs: lastResort(will, mention),
    explanation:
      'You chose who inherits as a last resort. So nothing is left without an owner, even if everyone you named has died.',
    source:
      'Administration of Estates Act 1925 ss.46, 47 and 49; Inheritance Tax Act 1984 s.23; Charities Act 2011 s.311',
    answers: [answersIn('provisions', ['fallback', 'recipients'], will.fallback?.id)],
  }),
};

const ungiven: ClauseRule = {
  id: levelId(0),
  write: () => ({
    runs: wording`I give my Residuary Estate to ${blank(answerAt('residue', 'recipients'))}.`,
    explanation: 'Choose in Residuary Estate who gets everything else. Until you do, the law decides who inherits it.',
    source: 'Administration of Estates Act 1925 ss.46 and 49',
    answers: [residuaryRecipients],
  }),
};

export const residuaryEstate: SectionRule = {
  key: 'residue',
  heading: 'RESIDUARY ESTATE',
  clauses: (will) => {
    const shared = levelClauses(will);
    if (shared.length > 0) return [fund, ...shared, ...advanceClauses(will, shared), fallback, tax, section33];
    return will.isDraft ? [fund, ungiven] : [];
  },
};
