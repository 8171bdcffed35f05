import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';
import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { asEnding, sentenceEnd } from '../../wording/phrases.ts';
import { blank, wording } from '../../wording/wording.ts';
import type { Will } from '../model/will.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';

const guides = 'Williams v Williams (1882): nobody owns a body, so a will can guide but not bind';

interface Choice {
  wish: string;
  /** The words before a place that is named. */
  place: string;
  /** The words for what is to be done where the wish cannot be followed. */
  otherwise?: string;
  explanation: string;
  source: string;
}

const choices: Record<FuneralType, Choice> = {
  burial: {
    wish: 'I wish to be buried.',
    place: 'The place I would like is:',
    explanation:
      'You chose burial in Funeral Wishes. This tells the people who arrange your funeral what you would like.',
    source: guides,
  },
  cremation: {
    wish: 'I wish to be cremated.',
    place: 'The place I would like for the service is:',
    explanation:
      'You chose cremation in Funeral Wishes. This tells the people who arrange your funeral what you would like.',
    source: guides,
  },
  medical_science: {
    // The purposes of Schedule 1 to the Act in its own words: a school may not go by looser ones.
    wish: 'I consent to the storage and use of my body after my death for anatomical examination, for education or training relating to human health, and for research in connection with disorders, or the functioning, of the human body. I wish it to be offered to a medical school.',
    place: 'The school or place I would like is:',
    otherwise: 'If no school accepts it, those who arrange my funeral decide what is done.',
    explanation:
      'You chose to give your body to medical science. The law wants your consent to anatomical examination in writing and before a witness, which a signed and witnessed will is. Sign the school’s own form as well: a will is often read too late.',
    source: 'Human Tissue Act 2004 s.3(4) and (5), and Schedule 1',
  },
  no_preference: {
    wish: 'I have no preference between burial and cremation, and leave the choice to those who arrange my funeral.',
    place: 'The place I would like is:',
    explanation: 'You have no preference, so your family decides. Your other wishes are still printed.',
    source: guides,
  },
};

const chosen: ClauseRule = {
  id: 'funeral.choice',
  when: ({ funeral }) => funeral.funeralType !== null,
  write: ({ funeral: { funeralType, location } }) => {
    const { wish, place, otherwise, explanation, source } = choices[funeralType ?? 'no_preference'];
    const where = asEnding(location) ? wording` ${place} ${sentenceEnd(location)}` : [];
    return {
      runs: [...wording`${wish}`, ...where, ...(otherwise ? wording` ${otherwise}` : [])],
      explanation,
      source,
      answers: [answersIn('funeralWishes', ['funeralType', 'location'])],
    };
  },
};

const unchosen: ClauseRule = {
  id: chosen.id,
  when: ({ funeral, isDraft }) => isDraft && funeral.funeralType === null,
  write: () => ({
    runs: wording`I wish to be ${blank(answerAt('funeralWishes', 'funeralType'))}.`,
    explanation: 'Choose what you would like in Funeral Wishes, and it is written here.',
    source: guides,
    answers: [answersIn('funeralWishes', ['funeralType', 'location'])],
  }),
};

interface Wish {
  id: string;
  answer: 'ashesDirections' | 'readingsHymns' | 'flowersCharities' | 'gatheringDirections' | 'otherWishes';
  /** What comes before the testator’s own words. */
  opening: string;
  explanation: string;
}

const wish = ({ id, answer, opening, explanation }: Wish): ClauseRule => ({
  id,
  when: ({ funeral }) => asEnding(funeral[answer]) !== '',
  write: ({ funeral }) => ({
    runs: wording`${opening} ${sentenceEnd(funeral[answer])}`,
    explanation: `${explanation} The words are yours, from Funeral Wishes.`,
    source: 'A wish, kept with the other funeral wishes; it binds nobody',
    answers: [answersIn('funeralWishes', [answer])],
  }),
});

const ashes = wish({
  id: 'funeral.ashes',
  answer: 'ashesDirections',
  opening: 'My wish for my ashes is:',
  explanation: 'This says what you would like done with your ashes.',
});

const clauses: readonly ClauseRule[] = [
  chosen,
  unchosen,
  {
    ...ashes,
    // An answer left over from an earlier choice of cremation says nothing about another.
    when: (will: Will) => will.funeral.funeralType === 'cremation' && (ashes.when?.(will) ?? true),
  },
  wish({
    id: 'funeral.readings',
    answer: 'readingsHymns',
    opening: 'I wish these readings, hymns or music to be part of the service:',
    explanation: 'This lists what you would like read, sung or played.',
  }),
  wish({
    id: 'funeral.flowers',
    answer: 'flowersCharities',
    // Worded about mourners, so that a charity named here is never read as receiving a gift.
    opening: 'My wish about flowers, and about donations that those who mourn me may choose to make, is:',
    explanation: 'This tells people who come whether to bring flowers, or to give to a good cause instead.',
  }),
  wish({
    id: 'funeral.gathering',
    answer: 'gatheringDirections',
    opening: 'My wish for a gathering after the funeral is:',
    explanation: 'This says how you would like people to come together afterwards.',
  }),
  wish({
    id: 'funeral.other',
    answer: 'otherWishes',
    opening: 'My other wishes about my body and my funeral are:',
    explanation: 'This says what else you would like people to know or to do.',
  }),
  {
    id: 'funeral.effect',
    write: ({ funeral: { funeralType } }) => ({
      // Without the exception it would take the consent back.
      runs: wording`${funeralType === 'medical_science' ? 'Apart from my consent to the use of my body, this' : 'This'} section sets out wishes only. It does not bind those who arrange my funeral, and nothing in it is a gift. The reasonable cost of my funeral is to be paid from my estate.`,
      explanation:
        'The law leaves the last word to the people who arrange your funeral. They will want to know your wishes, so tell your family too. The cost comes out of what you leave.',
      source: 'Williams v Williams (1882); Administration of Estates Act 1925 s.34(3) and Schedule 1 Part II',
      answers: [],
    }),
  },
];

export const funeral: SectionRule = { key: 'funeral', heading: 'FUNERAL', clauses: () => clauses };
