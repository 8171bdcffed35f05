import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { tidy } from '../../wording/phrases.ts';
import { spellOutMoney } from '../../wording/spell-out-money.ts';
import { clause, type Word, wording } from '../../wording/wording.ts';
import { readAnimal } from '../model/animals.ts';
import type { Level } from '../model/level.ts';
import type { Pet } from '../model/provisions-of.ts';
import { hasGuardianship, type Will } from '../model/will.ts';
import { isOrganisation } from '../people/person.ts';
import { childrenIn, classSentences, isSubstituted, sharersIn, takesAlone, whoeverFails } from './beneficiaries.ts';
import type { ClauseRule } from './clause-rule.ts';
import { again, type Mention } from './mention.ts';

/** Levels of beneficiaries as sentences, the first after `give`. */
function beneficiariesIn(levels: readonly Level[], give: Word[], mention: Mention): Word[] {
  return levels.flatMap((level, at) => {
    const children = level.filter(isSubstituted);
    const standIns =
      children.length > 0
        ? wording`${at === 0 ? ' If ' : ' Where it would have gone to '}${childrenIn(children)}${at === 0 ? ' does not take,' : ', who does not take,'} ${whoeverFails(children)}’s stand-ins take in that place.`
        : [];
    const opening = at === 0 ? give : wording` If nobody takes in that way, I give the same`;
    return wording`${opening} to ${sharersIn(level, mention)}.${classSentences(level, mention)}${standIns}`;
  });
}

/** Only a wish is expressed about particular things: a paper that is referred to would become part of the will. */
const letter =
  ' I ask, without binding anyone and without making a trust, that any note I leave about particular things be followed. No such note is part of this will.';

export const belongings: ClauseRule = {
  id: 'gifts.belongings',
  when: (will) => will.belongings !== null,
  write: ({ belongings }, mention) => {
    const levels = belongings?.levels ?? [];
    const vehicles = belongings?.withoutVehicles ? ', except vehicles' : '';
    const give = wording`I give, free of inheritance tax, my personal chattels, as section 55(1)(x) of the Administration of Estates Act 1925 defines them${vehicles}, that no other clause gives,`;
    const turns = levels.every(takesAlone)
      ? ''
      : ' Where several share them, they choose in turn; if they do not agree within three months of my death, my Trustees divide them. What nobody wants is sold and is part of my Residuary Estate.';
    return {
      runs: wording`${beneficiariesIn(levels, give, mention)}${turns}${belongings?.hasLetter ? letter : ''}`,
      explanation: `Furniture, jewellery, pictures, clothes and the like go to the people you chose, without a list in your will. ${belongings?.hasLetter ? 'Your letter of wishes says who you would like to have what. It binds no one, so you can change it at any time.' : 'You can write a letter of wishes about particular things.'}`,
      source: 'Administration of Estates Act 1925 s.55(1)(x); Inheritance Tax Act 1984 s.143',
      answers: [answersIn('provisions', ['recipients', 'withoutVehicles', 'hasLetter'], belongings?.id)],
    };
  },
};

export const digitalFiles: ClauseRule = {
  id: 'gifts.digital',
  when: ({ digitalAssets }) => (digitalAssets?.levels.length ?? 0) > 0,
  write: ({ digitalAssets }, mention) => ({
    runs: beneficiariesIn(
      digitalAssets?.levels ?? [],
      wording`I give my private photographs, messages and files, as far as the providers allow,`,
      mention,
    ),
    explanation: 'Photos and messages in your accounts go to the people you chose, as far as each provider agrees.',
    source: 'Property (Digital Assets etc) Act 2025',
    answers: [answersIn('provisions', ['privateFiles', 'recipients'], digitalAssets?.id)],
  }),
};

/** An animal with one "my", however it was typed; "our" stays. */
function animalText(typed: string): string {
  const text = tidy(typed).replace(/^(?:(?:my|the)\s+)+/iu, '');
  return /^(?:our|a|an|any|all|both|each|\d)\b/iu.test(text) ? text : `my ${text}`;
}

/**
 * The animal that the testator has when the will is read: of the kind named here, and nobody but the first is given it,
 * for one new dog cannot go to three people.
 */
function laterAnimal(pet: Pet, { pets, gifts }: Pick<Will, 'pets' | 'gifts'>): string {
  const kindOf = ({ description }: Pet) => readAnimal(description).kind;
  const kind = kindOf(pet);
  if (pets.find((other) => kindOf(other) === kind) !== pet) return '';
  if (kind === null) return ', and any pet I own instead when I die,';
  const isAlone = pets.length === 1 && !gifts.some((gift) => gift.kind === 'animal');
  return `, and any other ${kind} I own when I die${isAlone ? '' : ' that no other clause gives'},`;
}

const ofOne = { animal: 'the animal', ofAnimal: 'the animal’s', it: 'it', withSum: 'both' };
const ofSeveral = { animal: 'the animals', ofAnimal: 'the animals’', it: 'them', withSum: 'the animals and that sum' };

function petWording(pet: Pet, will: Will, mention: Mention): Word[] {
  const { description, beneficiary, substitute, cash, rehoming } = pet;
  const called = readAnimal(description).isSeveral ? ofSeveral : ofOne;
  const money =
    cash > 0
      ? wording`, and ${spellOutMoney(cash)} to whoever takes ${called.animal} under this clause, whom I ask, without binding them, to use it for ${called.ofAnimal} care`
      : [];
  const what = cash > 0 ? called.withSum : called.it;
  // Only a person can die.
  const fails = wording` If ${again(beneficiary)} ${isOrganisation(beneficiary) ? '' : 'does not survive me or '}does not want ${called.animal},`;
  const next = substitute ? wording`${fails} ${mention(substitute)} takes ${what}.` : [];
  const nobody = substitute ? wording` If neither does,` : fails;
  const help = rehoming ? wording`, through ${mention(rehoming)} if it will help` : [];
  const pay = cash > 0 ? `, and may pay up to that sum to whoever takes ${called.it}` : '';
  return wording`I give ${animalText(description)}${laterAnimal(pet, will)} to ${mention(beneficiary)}${money}.${next}${nobody} my Trustees are to find ${called.it} a good home${help}${pay}.`;
}

// Never a trust for the animal: it would bind nobody and die after 21 years (Re Dean (1889)).
export const petClause = (pet: Pet): ClauseRule => ({
  id: `gifts.pet-${pet.id}`,
  write: (will, mention) => ({
    runs: petWording(pet, will, mention),
    explanation: `This says who you would like to look after your pet${pet.cash > 0 ? ', and gives them money for it. The money is theirs: no one can make them spend it on the animal' : ''}.`,
    source: 'Re Dean (1889) 41 Ch D 552; Perpetuities and Accumulations Act 2009 s.18',
    answers: [
      answersIn('provisions', ['description', 'takerId', 'substituteId', 'cashAmount', 'rehomingCharityId'], pet.id),
    ],
  }),
});

export const guardianSum: ClauseRule = {
  id: 'gifts.guardian-sum',
  when: (will) => hasGuardianship(will) && (will.guardianSupport?.cash ?? 0) > 0,
  write: ({ guardianSupport }) => ({
    runs: wording`I give, free of inheritance tax, ${spellOutMoney(guardianSupport?.cash ?? 0)} once to those who become guardians of a child of mine under this will and act, in equal shares. If nobody acts, nothing is given by this clause.`,
    explanation: 'This thanks the people who bring up your children. It is paid once, whatever the number of children.',
    source: 'Children Act 1989 s.5; Wills Act 1837 s.15',
    answers: [answersIn('provisions', ['cashAmount'], guardianSupport?.id)],
  }),
};

/** The sum is tied to the words of the statute: a share of the estate or of the residue would miss the lower rate. */
export const charityTenth: ClauseRule = {
  id: 'gifts.charity-tenth',
  when: (will) => will.charityTenth !== null,
  write: ({ charityTenth }, mention) => {
    const { percent = 10, least = null, most = null, charities = [] } = charityTenth ?? {};
    const floor =
      least === null ? '' : ` It is to be at least ${spellOutMoney(least)} whether or not the lower rate applies.`;
    const cap =
      most === null ? '' : ` It is not to be more than ${spellOutMoney(most)}, even if the lower rate is then lost.`;
    return {
      runs: wording`I give, free of inheritance tax, the sum which, with every other gift to charity in this will, makes the donated amount for the general component of my estate equal to ${String(percent)} per cent of its baseline amount, so that the lower rate of inheritance tax applies, to ${sharersIn(charities, mention)}. If other gifts already reach that percentage, this clause gives ${least === null ? 'nothing' : 'only the least sum below'}. These words mean what Schedule 1A to the Inheritance Tax Act 1984 says when I die.${floor}${cap} If no inheritance tax would be due on that component without this gift, this clause gives ${least === null ? 'nothing' : 'that least sum'}. What my Trustees agree with HM Revenue & Customs about the sum is final.`,
      explanation:
        'If at least a tenth of what lies above your basic tax-free amount goes to charity, the rest is taxed at 36% instead of 40%. This gives just enough for that, whatever your estate is worth then. If your other gifts to charity are enough, it adds nothing but the least sum you set, if any.',
      source: 'Inheritance Tax Act 1984 s.23 and Schedule 1A; HMRC IHTM45000 to 45036',
      answers: [answersIn('provisions', ['percent', 'leastAmount', 'mostAmount', 'recipients'], charityTenth?.id)],
    };
  },
};

/** The clause that gives the home, where one does. */
export const homeGiftReference = (id: string | undefined, hasTrust: boolean): Word[] | null => {
  if (hasTrust) return wording`clause ${clause('gifts.home-trust')}`;
  return id === undefined ? null : wording`clause ${clause(`gifts.gift-${id}`)}`;
};
