import { listed } from '@plainwill/contracts/shared/phrases';
import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { givingIn } from '../will/model/funeral-wishes.ts';
import { tidy } from '../wording/phrases.ts';
import { type Check, together, when } from './check.ts';
import type { Known } from './known.ts';
import { inShort } from './wording.ts';

const wishesIn = ({ facts: { funeralWishes } }: Known) => {
  const { location, ashesDirections, readingsHymns, flowersCharities, gatheringDirections, otherWishes } =
    funeralWishes;
  // Music may well be played on an organ.
  const words = [location, ashesDirections, flowersCharities, gatheringDirections, otherWishes].join('\n');
  return { words, all: `${words}\n${readingsHymns}` };
};

const body = /\bdonat\w*\s+(of\s+)?(my\s+|the\s+)?body|\bmedical science\b/i;
const organ = /\borgans?\b/i;
const postMortem = /\bpost[-\s]?mortems?\b|\bautops(?:y|ies)\b|\bcoroners?\b/i;

const openFire =
  /(?<!\p{L})(?:pyres?(?!\p{L})|viking\s+(?:funeral|burial|ship|boat)|burning\s+(?:boat|ship)|(?:open[-\s]air|outdoor)\s+cremation|(?:burn|cremate)\s+(?:me|my\s+(?:body|remains))[^.;]{0,60}?(?<!\p{L})(?:gardens?|fields?|land|beach|farm|outdoors|open\s+air|lake|woods?|at\s+home|back\s*yard)(?!\p{L})|(?:burned|burnt|cremated)\s+(?:\p{L}+\s+){0,2}?(?:outdoors|(?:in\s+the\s+)?open\s+air|at\s+home|(?:in|on|at)\s+(?:my|our|the|a)\s+(?:own\s+|back\s+)?(?:garden|field|land|beach|farm|lake|wood|back\s*yard)(?!\p{L})))/iu;

const privateLand =
  /(?<!\p{L})(?:in|on|at|under|beneath)\s+(?:[^.;]{0,30}?\s)?(?:my|our)\s+(?:\p{L}+\s+){0,2}?(?:gardens?|fields?|land|farm|orchard|woods?|woodland|meadow|paddock|lawn|back\s*yard|home|house)(?!\p{L})|(?<!\p{L})(?:on|in)\s+(?:private|family)\s+(?:land|ground)|(?<!\p{L})(?:my|our)\s+(?:own\s+)?(?:back\s+)?garden(?!\p{L})/iu;
const buried = /(?<!\p{L})(?:bury|buried|burial|grave|laid\s+to\s+rest)(?!\p{L})/iu;
const ashes = /(?<!\p{L})(?:ashes|urn|scatter\w*)(?!\p{L})/iu;

/** Says whether a wish is to be buried in a garden or on land of one’s own; ashes may lie anywhere. */
const isPrivateBurial = (text: string, isPlaceOfBurial: boolean) =>
  privateLand.test(text) && !ashes.test(text) && (isPlaceOfBurial || buried.test(text));

/** Why what is said of ashes is not printed, by the choice beside it. */
const ashesLeftOut: Record<FuneralType, string> = {
  burial: 'you chose burial',
  cremation: '',
  medical_science: 'you give your body to medical science',
  no_preference: 'you left the choice to your family',
};

export const funeralChecks: readonly Check[] = [
  {
    id: 'FUN-01',
    subject: 'funeral',
    severity: 'blocks',
    source: 'What a will needs to be complete here',
    find: ({ facts: { funeralWishes } }) =>
      when(
        funeralWishes.funeralType === null,
        'Choose burial, cremation, medical science or no preference.',
        answerAt('funeralWishes', 'funeralType'),
      ),
  },
  {
    id: 'FUN-03',
    subject: 'funeral',
    severity: 'informs',
    source: 'Human Tissue Act 2004',
    find: (known) => {
      const { words, all } = wishesIn(known);
      const isChosen = known.facts.funeralWishes.funeralType === 'medical_science';
      return when(
        isChosen || body.test(all) || organ.test(words),
        isChosen
          ? 'Your will gives your consent to anatomical examination. Sign the medical school’s own form too, with a witness, and tell your family: a will is often read too late.'
          : 'Giving your body to science needs a signed form with the medical school; a will is not enough.',
        answerAt('funeralWishes'),
      );
    },
  },
  {
    id: 'FUN-04',
    subject: 'funeral',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: ({ facts: { funeralWishes } }) => {
      const why = funeralWishes.funeralType && ashesLeftOut[funeralWishes.funeralType];
      return when(
        Boolean(why) && tidy(funeralWishes.ashesDirections) !== '',
        `Your ashes instructions are not printed because ${why}.`,
        answerAt('funeralWishes', 'ashesDirections'),
      );
    },
  },
  {
    id: 'FUN-05',
    subject: 'funeral',
    severity: 'warns',
    source: 'Wills Act 1837 s.9; Williams v Williams (1882)',
    find: ({ facts: { funeralWishes } }) =>
      together(
        writtenWishes.filter((field) => givingIn(funeralWishes[field]).length > 0),
        (fields) =>
          `Nothing in your funeral wishes is a gift, so your will leaves out ${listed(fields.flatMap((field) => givingIn(funeralWishes[field])).map(inShort))}. Add what you give under Specific Gifts.`,
        (field) => answerAt('funeralWishes', field),
      ),
  },
  {
    id: 'FUN-06',
    subject: 'funeral',
    severity: 'informs',
    source: 'Coroners and Justice Act 2009 s.14',
    find: (known) =>
      when(
        postMortem.test(wishesIn(known).all),
        'A coroner decides whether there is a post-mortem, whatever your will says. Tell your family what you want, so that they can ask the coroner for a scan instead.',
        answerAt('funeralWishes'),
      ),
  },
  {
    id: 'FUN-07',
    subject: 'funeral',
    severity: 'warns',
    source: 'Cremation Act 1902 ss.2 and 8; R (Ghai) v Newcastle City Council [2010] EWCA Civ 59',
    find: ({ facts: { funeralWishes } }) =>
      together(
        writtenWishes.filter((field) => openFire.test(funeralWishes[field])),
        () =>
          'The law lets a body be burned only in a crematorium, which has to be a building. Your family could not follow a wish for an open fire or a burning at home. Choose a crematorium, and say what you would like there.',
        (field) => answerAt('funeralWishes', field),
      ),
  },
  {
    id: 'FUN-08',
    subject: 'funeral',
    severity: 'informs',
    source:
      'Registration of Burials Act 1864; Burial Laws Amendment Act 1880; Environmental Permitting (England and Wales) Regulations 2016',
    find: ({ facts: { funeralWishes } }) =>
      together(
        writtenWishes.filter((field) =>
          isPrivateBurial(funeralWishes[field], funeralWishes.funeralType === 'burial' && field === 'location'),
        ),
        () =>
          'A burial on private land is lawful if whoever owns the land agrees. Check the deeds and any mortgage for a bar, and ask the Environment Agency, or Natural Resources Wales, about water nearby. The owner must keep a record of it, and the land may be worth less.',
        (field) => answerAt('funeralWishes', field),
      ),
  },
];
