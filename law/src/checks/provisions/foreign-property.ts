import { listed } from '@plainwill/contracts/shared/phrases';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isForUnitedKingdom } from '../../will/model/will.ts';
import { type Check, when } from '../check.ts';
import type { Known } from '../known.ts';

const countriesIn = ({ facts: { personalDetails } }: Known) =>
  personalDetails.foreignCountries.length > 0 ? listed(personalDetails.foreignCountries) : 'the other country';

export const foreignPropertyChecks: readonly Check[] = [
  {
    id: 'LOC-05',
    subject: 'details',
    severity: 'blocks',
    source: 'Wills Act 1963; the law of the place where land lies',
    find: ({ facts: { personalDetails, willSettings } }) =>
      when(
        personalDetails.hasForeignAssets === true && willSettings.foreignScope === null && !willSettings.ukPropertyOnly,
        'Choose what this will covers: everything you own, or only what is in the United Kingdom.',
        answerAt('homeDetails', 'isForUnitedKingdom'),
      ),
  },
  {
    id: 'LOC-06',
    subject: 'details',
    severity: 'warns',
    source: 'Wills Act 1837 s.20; Wills Act 1963',
    find: (known) =>
      when(
        known.facts.willSettings.hasForeignWill === true && !isForUnitedKingdom(known.facts),
        `Signing this cancels the will you made in ${countriesIn(known)}.`,
        answerAt('homeDetails', 'hasForeignWill'),
      ),
  },
  {
    id: 'LOC-07',
    subject: 'details',
    severity: 'informs',
    source: 'Regulation (EU) 650/2012 arts 22 and 36',
    find: (known) =>
      when(
        known.will.choosesEnglishLaw,
        `Ask a lawyer in ${countriesIn(known)} whether your choice of English law is accepted there.`,
        answerAt('homeDetails', 'choosesEnglishLaw'),
      ),
  },
  {
    id: 'LOC-08',
    subject: 'details',
    severity: 'warns',
    source: 'Regulation (EU) 650/2012 art. 22',
    find: ({ facts: { willSettings, personalDetails } }) =>
      when(
        willSettings.choosesEnglishLaw === true && personalDetails.isBritish !== true,
        'Only a British national can choose the law of England and Wales for what lies abroad, so your will leaves the choice out.',
        answerAt('homeDetails', 'isBritish'),
      ),
  },
];
