import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isSum, type StoredGift } from '../will/model/gifts-of.ts';
import { isPaidOnce } from '../will/model/will.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, when } from './check.ts';
import { type Known, partnersAmongContacts } from './known.ts';
import { smallPart } from './part-of-estate.ts';
import { relationshipPhrase, statusPhrases } from './wording.ts';

const isPartner = ({ will: { spouse }, facts: { personalDetails } }: Known) =>
  spouse !== null && personalDetails.maritalStatus === 'partner';

const benefits = ({ will: { spouse }, benefitingPeople }: Known) => spouse !== null && benefitingPeople.has(spouse);

const isMarryingStatus = (known: Known) => {
  const { maritalStatus } = known.facts.personalDetails;
  return maritalStatus !== null && maritalStatus !== 'married';
};

/** Says whether anything the testator chose points to a spouse, whether or not there is one. */
const refersToSpouse = ({ facts, gifts, executors }: Known) =>
  executors.some(({ row }) => row.isSpouse || row.spouseId !== null) ||
  facts.guardians.some(({ contactId, executorId }) => contactId === null && executorId === null) ||
  gifts.some(({ row }) => [...row.recipients, ...row.remainderRecipients].some(({ type }) => type === 'spouse')) ||
  facts.residuaryRecipients.some(({ recipientType }) => recipientType === 'spouse');

/** The spouse or partner in the will, of whom something is to be said only if `isSo`. */
const spouseIf = (isSo: boolean, { will: { spouse } }: Known): Person[] => (spouse && isSo ? [spouse] : []);

const ceremonyPhrases = {
  marriage: 'marry',
  civil_partnership: 'form a civil partnership with',
  either: 'marry or form a civil partnership with',
} as const;

const marriedRelationships = ['husband', 'wife', 'civil-partner', 'civil_partner', 'spouse'];

const isForBoth = ({ facts: { questionnaire } }: Known) => questionnaire.whoFor === 'Me and my Partner';

export const relationshipChecks: readonly Check[] = [
  {
    id: 'MAR-01',
    subject: 'relationships',
    severity: 'informs',
    source: 'Wills Act 1837 ss.18(3) and 18B(3)',
    find: (known) =>
      each(spouseIf(known.will.expected !== null, known), (spouse) => ({
        message: `Marriage or civil partnership normally cancels a will. Yours says it will stay valid if you ${ceremonyPhrases[known.will.plannedEvent ?? 'either']} ${spouse.name}. It would still be cancelled if you married someone else.`,
        place: answerAt('spouseDetails', 'intendingToMarry'),
      })),
  },
  {
    id: 'MAR-02',
    subject: 'relationships',
    severity: 'informs',
    source: 'Wills Act 1837 ss.18(1) and 18B(1)',
    find: (known) =>
      when(
        isMarryingStatus(known) && known.will.expected === null,
        'If you marry or form a civil partnership after signing, this will is cancelled automatically. Make a new one first.',
        answerAt('personalDetails', 'maritalStatus'),
      ),
  },
  {
    id: 'MAR-03',
    subject: 'relationships',
    severity: 'warns',
    source: 'Administration of Estates Act 1925 s.46; Inheritance Tax Act 1984 s.18',
    find: ({ will: { spouse }, facts: { personalDetails, spouseDetails } }) => {
      const { maritalStatus } = personalDetails;
      const { relationship } = spouseDetails;
      if (!spouse || !maritalStatus || !relationship) return [];
      const words = relationship.replace(/[-_]/, ' ');
      return when(
        (maritalStatus === 'married') !== marriedRelationships.includes(relationship),
        `You said you are ${statusPhrases[maritalStatus]}, but describe ${spouse.name} as your ${words}. The law treats spouses and partners very differently, so please correct one of these.`,
        answerAt('spouseDetails', 'relationship'),
      );
    },
  },
  {
    id: 'MAR-04',
    subject: 'relationships',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: (known) => {
      const { personalDetails, spouseDetails } = known.facts;
      const { maritalStatus } = personalDetails;
      if (!maritalStatus || maritalStatus === 'married' || maritalStatus === 'partner') return [];
      return when(
        spouseDetails.fullName.trim() !== '' || spouseDetails.relationship !== null || refersToSpouse(known),
        `Details of a spouse or partner are saved although you are ${statusPhrases[maritalStatus]}. Please remove them or change your status.`,
        answerAt('personalDetails', 'maritalStatus'),
      );
    },
  },
  {
    id: 'MAR-05',
    subject: 'relationships',
    severity: 'warns',
    source: 'Wills Act 1837 s.18A; Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(b)',
    find: ({ facts: { personalDetails } }) =>
      when(
        personalDetails.maritalStatus === 'divorced',
        'Check that your divorce is final (final order, formerly decree absolute). If it is not, you are still married. A former spouse who has not remarried can sometimes claim from your estate.',
        answerAt('personalDetails', 'maritalStatus'),
      ),
  },
  {
    id: 'MAR-06',
    subject: 'relationships',
    severity: 'warns',
    source: 'Wills Act 1837 s.18A, of later divorces only',
    find: (known) => {
      const { facts, appointed, benefitingPeople } = known;
      if (facts.personalDetails.maritalStatus !== 'divorced') return [];
      const former = partnersAmongContacts(known);
      return each(
        former.filter((person) => appointed.has(person) || benefitingPeople.has(person)),
        (person) => ({
          message: `${person.name} is recorded as a spouse or partner. A divorce before this will does not cancel a gift made in it, so include a former spouse only if you mean to.`,
          place: answerAt('contacts', 'role', person.id),
        }),
      );
    },
  },
  {
    id: 'MAR-07',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(a), 1(2)(a) and 3',
    find: (known) =>
      each(spouseIf(known.isMarried && !benefits(known), known), (spouse) => ({
        message: `You leave nothing to your ${relationshipPhrase(spouse)}. They can ask the court for reasonable provision, which is not limited to what they need to live on. Get advice, and write a separate letter explaining why; do not put reasons in the will.`,
        place: answerAt('residue'),
      })),
  },
  {
    id: 'MAR-09',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(ba), (1A) and (1)(e)',
    find: (known) =>
      each(spouseIf(isPartner(known) && !benefits(known), known), (spouse) => ({
        message: `${spouse.name} is your partner but gets nothing in this will. If you have lived together for two years or they depend on you, they may be able to claim.`,
        place: answerAt('residue'),
      })),
  },
  {
    id: 'MAR-10',
    subject: 'relationships',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.46; Inheritance Tax Act 1984 s.18',
    find: (known) =>
      when(
        isPartner(known) && known.will.expected === null,
        'Unmarried partners inherit nothing automatically, however long you have been together: a partner gets only what your will gives. Gifts between unmarried partners are not free of inheritance tax.',
        answerAt('spouseDetails', 'relationship'),
      ),
  },
  {
    id: 'MAR-11',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.8A and 8G',
    find: ({ facts: { personalDetails } }) =>
      when(
        personalDetails.maritalStatus === 'widowed',
        'Keep your late spouse’s will, grant of probate and tax papers. Their unused tax-free allowances may be available to your estate.',
        null,
      ),
  },
  {
    id: 'MAR-12',
    subject: 'relationships',
    severity: 'warns',
    source: 'Wills Act 1837 s.18',
    find: ({ facts: { personalDetails, spouseDetails } }) =>
      when(
        personalDetails.maritalStatus === 'married' && spouseDetails.intendingToMarry,
        'You say you are married and also planning to marry. If you are married already, please clear this box.',
        answerAt('spouseDetails', 'intendingToMarry'),
      ),
  },
  {
    id: 'MAR-13',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(a); Banks v Goodfellow (1870)',
    find: ({ will: { spouse }, facts: { personalDetails } }) =>
      when(
        personalDetails.maritalStatus === 'married' && spouse === null,
        'You say that you are married, but your husband, wife or civil partner is not named. If you leave them out they can ask the court for a share. Add their details, or tell us that you are no longer married.',
        answerAt('spouseDetails', 'fullName'),
      ),
  },
  {
    id: 'MAR-14',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 s.18; Marriage Act 1949',
    find: (known) => {
      const { spouse } = known.will;
      if (!spouse || !known.isMarried) return [];
      return each(
        partnersAmongContacts(known).filter((person) => person !== spouse && known.benefitingPeople.has(person)),
        (person) => ({
          message: `${person.name} is recorded as a spouse or partner beside ${spouse.name}. Only ${spouse.name} is free of inheritance tax as your spouse; a marriage by religious ceremony alone may not count in law. Take advice.`,
          place: answerAt('contacts', 'role', person.id),
        }),
      );
    },
  },
  {
    id: 'MAR-18',
    subject: 'relationships',
    severity: 'warns',
    // The yardstick of a divorce; what was said of adult children in Ilott v The Blue Cross [2017] UKSC 17 is no help here.
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(a), (ba) and (e), 1(2) and 3(2) to (4)',
    find: (known) => {
      // MAR-15 speaks of somebody whom the testator is about to marry. A partner can claim no more than a living, of which
      // a right to stay in the home is most.
      const isForPartner =
        isPartner(known) && known.will.expected === null && known.will.homeTrust?.occupier !== known.will.spouse;
      return spouseIf((known.isMarried || isForPartner) && benefits(known), known).flatMap((spouse) => {
        const part = smallPart(known, spouse);
        const claim = known.isMarried
          ? `As your ${relationshipPhrase(spouse)}, ${spouse.name} can ask a court for more: about what a divorce would have brought, which is often half.`
          : `If you have lived together as a couple for two years, or ${spouse.name} depends on you, ${spouse.name} can ask a court for more: what it takes to live on, and that can mean a home.`;
        return when(
          part !== null,
          `${spouse.name} gets ${part}. ${claim} Take advice before signing, and keep a note of your reasons outside the will.`,
          answerAt('residue'),
        );
      });
    },
  },
  {
    id: 'CPL-01',
    subject: 'relationships',
    severity: 'informs',
    source: 'Mirror wills and mutual wills',
    find: (known) =>
      when(
        isForBoth(known),
        'You and your partner need one will each. Similar wills can be changed at any time, even after one of you has died. If that worries you, take advice.',
        null,
      ),
  },
  {
    id: 'CPL-02',
    subject: 'relationships',
    severity: 'informs',
    source: 'Jump v Lister [2016] EWHC 2160 (Ch); Law of Property Act 1925 s.184; Inheritance Tax Act 1984 s.4(2)',
    find: (known) => {
      const { spouse, isMirrorWill, survivorship } = known.will;
      const sums =
        spouse && (isMirrorWill || isForBoth(known)) ? known.givenGifts.filter(({ gift }) => isSum(gift)) : [];
      const [conditional, plain] = [true, false].map((isConditional) =>
        sums.filter(({ gift }) => gift.onlyIfSpouseFails === isConditional && !isPaidOnce(gift, survivorship)),
      );
      const at = ({ row }: StoredGift) => answerAt('gifts', null, row.id);
      return [
        ...once(plain ?? [], (gift) => ({
          message: `If your will and ${spouse?.name}’s give the same sums of money, each will pays them: twice in all, whenever you die. To pay a gift once, say in both wills that it is given only if the other of you has died.`,
          place: at(gift),
        })),
        ...once(conditional ?? [], (gift) => ({
          message: `You give money only if ${spouse?.name} dies before you. If ${spouse?.name}’s will asks you to live on for some days to inherit and you die within them, both wills pay it. Ask for the same number of days in both wills: then each says that it is paid once.`,
          place: at(gift),
        })),
      ];
    },
  },
];
