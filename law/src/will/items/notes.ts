import { sumOfMoney } from './sums.ts';

/** What else the words of an item say, which the testator is to be told something about. */
export type ItemNote =
  | 'motive'
  | 'notYours'
  | 'ownDebt'
  | 'debtToYou'
  | 'joint'
  | 'pension'
  | 'lifePolicy'
  | 'saleProceeds'
  | 'expectancy'
  | 'business'
  | 'crypto'
  | 'contents'
  | 'otherLanguage';

const end =
  '(?=\\s*$|[,;.(]|\\s+(?:with|from|at|in|and|held|provided|number|policy|of|by|through|for|on|I|that|which|worth|payable|known|called|as)(?!\\p{L}))';
const leading =
  "^(?:(?:my|our|the|all|any|a|an|half|third|quarter|share|of|in|entire|whole|every|\\p{Ll}+-?\\p{Ll}*['’]s)\\s+)*";

const lent =
  '(?:(?:have\\s+|had\\s+)?lent\\s+(?:to\\s+)?(?:him|her|them|my|our|his|the|\\p{Lu})|loan(?:ed)?\\s+(?:(?:that\\s+)?I\\s+(?:made|gave)\\s+)?(?:to|of\\s+£))';

const words: Readonly<Record<ItemNote, readonly RegExp[]>> = {
  motive: [
    new RegExp(
      `^${sumOfMoney}.*(?<!\\p{L})(?:towards?|for|so\\s+that|in\\s+(?:order\\s+to|the\\s+hope)|to\\s+(?:help|pay|spend|buy|put|use|go|enable|fund|cover|treat|start|look|keep|care|be\\s+(?:used|spent|put|paid|invested)))(?!\\p{L})`,
      'u',
    ),
  ],
  notYours: [
    /(?<!\p{L})(?:belongs\s+to|belonging\s+to|owned\s+by|property\s+of|borrowed\s+from|on\s+loan\s+from|lent\s+to\s+me)\s+(?!me(?!\p{L}))/u,
    /(?<!\p{L})(?:I\s+(?:have\s+)?borrowed|lent\s+(?:to\s+)?me|on\s+(?:hire|lease|pcp|PCP|hp|HP|hire\s+purchase))(?!\p{L})/u,
    /^(?:(?:my|our|the)\s+)?(?:leased|hired|borrowed|rented)\s+(?!out)\p{L}/u,
    /^(?:(?:my|our|the)\s+)?(?:\p{Ll}+\s+)?(?:council|housing\s+association|company)\s+(?:house|home|flat|bungalow|car|van|laptop|phone)(?=\s*$|[,;.(]|\s+(?:at|in|with|from|on|and)(?!\p{L}))/u,
    /^(?:(?:my|our|the)\s+)?(?:\p{Ll}+\s+)?tenancy(?!\p{L})/u,
  ],
  ownDebt: [/(?<!\p{L})I\s+(?:still\s+)?owe(?:d)?(?!\p{L})|(?<!\p{L})(?:debt|money|loan)\s+of\s+mine\s+to(?!\p{L})/u],
  debtToYou: [
    /(?<!\p{L})ow(?:e|es|ed|ing)(?!\p{L})(?:\s+(?!I(?!\p{L}))\S+){0,3}?\s+me(?!\p{L})/u,
    /(?<!\p{L})(?:owed|owing|due|repayable)\s+to\s+(?:me|my\s+estate)(?!\p{L})/u,
    new RegExp(
      `(?<!\\p{L})I\\s+${lent}|(?<!\\p{L})my\\s+loan\\s+to|(?<!\\p{L})(?:the|any|my|a)\\s+(?:\\p{Ll}+\\s+)?loans?\\s+(?:(?:that\\s+|which\\s+)?I\\s+(?:made|gave)|to\\s+(?:my|\\p{Lu})|of\\s+£)`,
      'u',
    ),
    /(?<!\p{L})(?:need|needs|do(?:es)?|should|must)\s*(?:not|n[’']t)\s+(?:need\s+to\s+)?(?:be\s+)?(?:repa(?:y|id)|pa(?:y|id)\s+back)(?!\p{L})/u,
    /(?<!\p{L})(?:forg(?:ive(?:n|ness)?|iving)|releas(?:e|ing)|cancel(?:l?ation|ling)?|waiv(?:e|er|ing)|writ(?:e|ing)\s+off)(?!\p{L}).*(?<!\p{L})(?:debts?|loans?|owe[sd]?|owing|mortgage)(?!\p{L})/u,
  ],
  joint: [
    /(?<!\p{L})joint(?:ly)?\s+(?:(?:\p{L}+\s+)?(?:accounts?|savings|isas?|money|investments?|bonds?|shares|names|owned|held))(?!\p{L})/iu,
    /(?<!\p{L})(?:account|savings)\s+(?:(?:that|which)\s+)?(?:I\s+)?(?:share|shared|hold|held|have)?\s*(?:jointly\s+)?with\s+(?:my|our)\s+(?!\p{L}+\s+(?:bank|society))(?:late\s+)?\p{L}+(?=\s*$|[,;.])/u,
    /(?<!\p{L})in\s+(?:our\s+)?(?:joint|both\s+(?:our\s+)?)\s?names(?!\p{L})/u,
  ],
  pension: [
    new RegExp(
      `${leading}(?:(?:private|personal|workplace|work|company|occupational|state|teachers?|civil\\s+service|final\\s+salary|stakeholder|\\p{Lu}\\S*)\\s+)*(?:pensions?(?:\\s+(?:plan|pot|fund|scheme|savings|benefits?|policy|lump\\s+sum|money))?|sipp|SIPP)s?${end}`,
      'u',
    ),
    /(?<!\p{L})death[\s-]in[\s-]service(?!\p{L})/iu,
    /^(?:my|the)\s+annuity(?!\p{L})/u,
  ],
  lifePolicy: [
    new RegExp(
      `${leading}(?:\\p{Lu}\\S*\\s+)*(?:(?:term|whole)[\\s-](?:of[\\s-])?)?(?:life|endowment)\\s+(?:insurance|assurance|cover|policy|policies)(?:\\s+(?:polic(?:y|ies)|payout|money|plan))?${end}`,
      'u',
    ),
    /^(?:the\s+)?(?:money|sums?|payout|proceeds)\s+(?:payable\s+)?(?:from|of|under|on)\s+my\s+(?:life\s+)?(?:insurance|assurance)(?!\p{L})/u,
  ],
  saleProceeds: [
    /(?<!\p{L})(?:proceeds|money|price|cash|what\s+is\s+left)\s+(?:of\s+(?:the\s+)?sale|(?:of|from)\s+(?:the\s+)?(?:sale|selling|my\s+(?:house|home|flat|bungalow|cottage)))(?!\p{L})/u,
    /(?<!\p{L})what(?:ever)?\s+(?:my|the)\s+\p{L}+\s+(?:fetches|sells\s+for|makes)(?!\p{L})/u,
  ],
  expectancy: [
    /(?<!\p{L})(?:what(?:ever)?|anything|everything|all|the\s+\S+|any\s+\p{Ll}+)\s+(?:that\s+)?(?:I\s+(?:may\s+|might\s+|will\s+|am\s+going\s+to\s+|shall\s+|am\s+to\s+)?(?:inherit|be\s+left)|I\s+(?:may|might|will)\s+(?:get|receive|have)|comes\s+to\s+me|(?:is|am)\s+left\s+(?:to\s+)?me|I\s+am\s+left)(?!\p{L})/u,
    /^(?:my|the|any)\s+(?:future\s+)?(?:inheritance|expectations?)(?!\p{L})/u,
    /(?<!\p{L})(?:interest|share)\s+(?:that\s+)?I\s+(?:may|might|will)\s+have\s+in(?!\p{L})/u,
  ],
  business: [
    /(?<!\p{L})(?<!civil\s)partnership(?=\s*$|[,;.]|\s+(?:with|in|at|and|share|interest|capital|known|called|property|assets|stock)(?!\p{L}))/u,
    /(?<!\p{L})(?:live\s+and\s+dead\s+stock|(?:live|dead)\s?stock|farm(?:ing)?\s+stock|stock[\s-]in[\s-]trade|trading\s+stock|(?:milk\s+)?quotas?|(?:basic\s+payment\s+)?entitlements|goodwill)(?!\p{L})/u,
    new RegExp(`${leading}(?:(?!toy|model)\\p{L}[\\p{L}’'-]*\\s+){0,3}?(?:[Ff]arm)${end}`, 'u'),
    new RegExp(
      `${leading.replace(/\*$/, '+')}(?:(?!toy|model)\\p{L}[\\p{L}&’'-]*\\s+){0,2}?(?:farming|business(?:es)?|firm|company)${end}`,
      'u',
    ),
    new RegExp(
      `${leading}(?:(?:dental|doctor[’']?s|medical|GP|gp|veterinary|vet[’']?s?|law|legal|solicitor[’']?s|accountancy|architect\\S*|optician\\S*|chiropody|surveying|private)\\s+)*(?:practice|surgery)${end}`,
      'u',
    ),
    new RegExp(
      `${leading}(?:\\p{Ll}+\\s+){0,2}?(?:shop|pub|salon|caf[eé]|restaurant|guest\\s?house)(?=\\s*$|,\\s*(?:its|with|and|the\\s+(?:stock|goodwill)))`,
      'u',
    ),
    /(?<!\p{L})(?:share|half|third|quarter|interest|part|rest|all|everything)\s+(?:share\s+)?(?:of|in)\s+(?:the\s+)?(?:\p{Lu}\S*\s+)+(?:&|and)\s+(?:Sons?|Daughters?|Co|Company|Partners|Bros|Brothers)(?!\p{L})/u,
  ],
  crypto: [
    /(?:^|(?<!\p{L})(?:and|with|plus|the|my|our|any|all|half|holdings?\s+of|balance\s+of|worth\s+of|[\d.,]+)\s+|[,&]\s*)(?:entire\s+|whole\s+)?(?:crypto(?:currency|currencies|[\s-]?assets?)?|bitcoins?|btc|ethereum|ether|eth|nfts?|litecoin|dogecoin|solana|(?:(?:crypto|digital|hardware|bitcoin)\s+)+wallets?)(?=$|\s*$|[,;.)]|\s+(?:in|on|at|with|held|and|I|assets?|holdings?|accounts?|coins?|tokens?|portfolio|collection|wallets?)(?!\p{L}))/iu,
    /(?<!\p{L})(?:Ledger\s+(?:Nano|Stax|Flex|wallet|device)|Trezor|Meta[Mm]ask|(?:Coinbase|Binance|Kraken|Revolut\s+crypto)\s+(?:account|wallet|holdings?))(?!\p{L})/u,
  ],
  contents: [
    /^(?:(?:all|the|my|our|of|entire|whole|other|remaining|rest)\s+)*(?:contents\s+of\s+(?:my|our|the)\s+(?:\S+\s+)?(?:home|house|flat|apartment|bungalow|cottage)|(?:household|personal|worldly)\s+(?:goods|effects|belongings|possessions|chattels)|house\s+contents|belongings|possessions|chattels)(?![\p{L}\p{N}])/iu,
  ],
  otherLanguage: [
    /^(?:[Ll](?:a|e|es|os|as|o)|[Ee]l|[Ii]l|[Gg]li|[Mm](?:i|is|on|a|es|ój|oja|oje|io|ia|eu|inha|ijn)|[Ff]y|[Yy]r?)\s+\p{Ll}/u,
    /^(?:mein|meine|meinen|der|die|das)\s+\p{Lu}/u,
    /(?<!\p{L})(?:y|yr|a['’]r|i['’]r|o['’]r|fy|gyda|de|du|des|la|le|les|et|mon|ma|del|los|las|el|und|von|mein|meine|della|dei|degli|dla|oraz|moja|mój|do|da|dos)(?!\p{L}).*(?<!\p{L})(?:y|yr|a['’]r|i['’]r|o['’]r|fy|gyda|de|du|des|la|le|les|et|mon|ma|mes|del|los|las|el|und|von|mein|meine|della|dei|degli|dla|oraz|po|moja|mój|do|da|dos)(?!\p{L})/u,
  ],
};

const english = /(?<!\p{L})(?:my|our|the|of|and|with|from|by|for|all|his|their)(?![\p{L}’'])/iu;
const latin = /\p{Script=Latin}/u;

/** Of a painting of coins or a book about a firm nothing is to be said. */
const likeness =
  /(?<!\p{L})(?:books?|paintings?|prints?|posters?|pictures?|photo\w*|histor(?:y|ies)|guides?|magazines?|models?|maps?|mugs?|toys?|souvenirs?|etchings?|drawings?|sketch(?:es)?)\s+(?:of|about|on|for|from)(?!\p{L})/iu;

const inAnotherLanguage = (text: string) =>
  (/\p{L}/u.test(text) && !latin.test(text)) ||
  (!english.test(text) && words.otherLanguage.some((some) => some.test(text)));

const kinds = Object.keys(words) as ItemNote[];

/** @param plain without the titles in it; `text` as it was typed */
export function notesOn(plain: string, text: string): ItemNote[] {
  const isLikeness = likeness.test(plain);
  return kinds.filter((note) => {
    if (note === 'otherLanguage') return inAnotherLanguage(text);
    if (note === 'contents' || note === 'motive') return words[note].some((some) => some.test(plain));
    return !isLikeness && words[note].some((some) => some.test(note === 'crypto' ? text : plain));
  });
}
