import { releases } from './debts.ts';
import { phrase, saying } from './phrase-patterns.ts';

/** Something that the words of an item say and the testator is told about. */
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
  | 'bankrupt'
  | 'firearm'
  | 'otherLanguage';

const leading = "((my|our|the|all|any|a|an|half|third|quarter|share|of|in|entire|whole|every|{word}'s) )";
const more = {
  /** The thing is what stands at the beginning, and no other noun follows. */
  end: String.raw`\s*$|[,;.(]|\s+(?:with|from|at|in|and|held|provided|number|policy|of|through|for|on|I|that|which|worth|payable|known|called|as)(?!\p{L})`,
  leading: phrase(`${leading}*`),
  owned: phrase(`${leading}+`),
  coin: 'bitcoins?|btc|ethereum|ether|eth|nfts?|litecoin|dogecoin|solana',
  foreign: phrase(
    "y|yr|a'r|i'r|o'r|fy|gyda|de|du|des|la|le|les|et|mon|ma|mes|del|los|las|el|und|von|mein|meine|della|dei|degli|dla|oraz|po|moja|mój|do|da|dos",
  ),
};
const note = (words: string, flags = 'u') => saying(words, more, flags);

const patterns: Readonly<Record<ItemNote, readonly RegExp[]>> = {
  motive: [
    note(
      '^{sum}.*(?<!\\p{L})(towards?|for|so that|in (order to|the hope)|to (help|pay|spend|buy|put|use|go|enable|fund|cover|treat|start|look|keep|care|be (used|spent|put|paid|invested)))',
    ),
  ],
  notYours: [
    note(
      '(belongs to|belonging to|owned by|property of (?=my|our|his|her|the)|borrowed from|on loan from|lent to me) (?!me(?!\\p{L})){any}',
    ),
    note('I (have )?borrowed|lent (to )?me|on (hire|lease|pcp|PCP|hp|HP|hire purchase)'),
    note(
      '^((my|our|the) )?(leased|hired|borrowed|rented) ({word} )?(car|van|vehicle|caravan|flat|house|home|bungalow|cottage|land|garage|bike|laptop|phone|television|piano|equipment)(?={end})',
    ),
    note(
      '^((my|our|the) )?({word} )?(council|housing association|company) (house|home|flat|bungalow|car|van|laptop|phone)(?={end})',
    ),
    note('^((my|our|the) )?({word} )?tenancy(?={end})'),
  ],
  ownDebt: [
    note('I (still )?owe|(debt|money|loan) of mine to'),
    note('^((my|our|the) )?({word} )?(mortgage|overdraft|credit card (bill|debt|balance))(?={end})'),
  ],
  debtToYou: [
    note('ow(e|es|ed|ing)( (?!I(?!\\p{L})){any}){0,3}? me|(owed|owing|due|repayable) to (me|my estate)'),
    note('I ((have|had) )?lent (to )?(him|her|them|my|our|his|the|{name})|my loan to'),
    note("({name}|(my|our) {word})'s (outstanding |unpaid )?(debt|loan)s?(?={end}|\\s+to\\s+me)"),
    note('what(ever)? ({any} ){1,3}?(still )?owes(?={end})'),
    note('(the|any|my|a) ({word} )?loans? (((that|which) )?I (made|gave)|to (my|{name})|of £)'),
    ...releases,
  ],
  joint: [
    note('joint(ly)? (({any} )?(accounts?|savings|isas?|money|investments?|bonds?|shares|names)|owned|held)', 'iu'),
    note(
      '(account|savings) ((that|which) )?((I )?(share|shared|hold|held|have) )?(jointly )?with (my|our) (late )?(?!{word} (bank|society))\\p{L}+(?=\\s*$|[,;.])',
    ),
  ],
  pension: [
    note(
      "^{leading}((private|personal|workplace|work|company|occupational|state|teachers?'?|civil service|final salary|stakeholder|{name}) )*(pensions?( (plan|pot|fund|scheme|savings|benefits?|policy|lump sum|money))*|sipp|SIPP|AVC)s?(?={end})",
    ),
    note('death[\\s-]in[\\s-]service', 'iu'),
    note('^(my|the) annuity(?={end})'),
  ],
  lifePolicy: [
    note(
      '^{leading}({name} )*((term|whole)(-| )(of(-| ))?)?(life|endowment) (insurance|assurance|cover|policy|policies)( (policy|policies|payout|money|plan))?(?={end})',
    ),
    note('^(the )?(money|sums?|payout|proceeds) (payable )?(from|of|under|on) my (life )?(insurance|assurance)'),
  ],
  saleProceeds: [
    note(
      '(proceeds|money|price|cash|what is left) (of (the )?sale|(of|from) (the )?(sale|selling|my (house|home|flat|bungalow|cottage)))',
    ),
    note('what(ever)? (my|the) \\p{L}+ (fetches|sells for|makes)'),
  ],
  expectancy: [
    note(
      '(what(ever)?|anything|everything|all|the {any}|any {word}) (that )?(I ((may|might|will|shall|am going to|am to) )?(inherit|be left)|I (may|might|will) (get|receive|have)|(comes|coming) to me|is left (to )?me|I am left)',
    ),
    note(
      '^(my|the|any) (future )?(inheritance|expectations?)(?={end})|(interest|share) (that )?I (may|might|will) have in',
    ),
  ],
  business: [
    note(
      '(?<!civil )partnership(?=\\s*$|[,;.]| (with|in|at|and|share|interest|capital|known|called|property|assets|stock)(?!\\p{L}))',
    ),
    note(
      'live and dead stock|(live|dead)\\s?stock|farm(ing)? stock|stock(-| )in(-| )trade|trading stock|(milk )?quotas?|(basic payment )?entitlements|goodwill',
    ),
    note('^{leading}((?!toy|model)\\p{L}[\\p{L}-]* ){0,3}?[Ff]arm(?={end})'),
    note('^{owned}((?!toy|model)\\p{L}[\\p{L}&-]* ){0,2}?(farming|business|businesses|firm|company(?! of))(?={end})'),
    note(
      "^{leading}((dental|doctor'?s|medical|GP|gp|veterinary|vet'?s?|law|legal|solicitor'?s|accountancy|architect{any}?|optician{any}?|chiropody|surveying|private) )*(practice|surgery)(?={end})",
    ),
    note(
      '^{leading}({word} ){0,2}?(shop|pub|salon|caf[eé]|restaurant|guest\\s?house)(?=\\s*$|,?\\s*(its|with|and|the (stock|goodwill))(?!\\p{L}))',
    ),
    note(
      '(share|half|third|quarter|interest|part|rest|all|everything) (share )?(of|in) (the )?({name} )+(&|and) (Sons?|Daughters?|Co|Company|Partners|Bros|Brothers)',
    ),
  ],
  crypto: [
    note(
      '(^|(and|with|plus|the|my|our|any|all|half|holdings? of|balance of|worth of|[\\d.,]+) |[,&]\\s*)(entire |whole )?(crypto(currency|currencies|(-| )?assets?)?|{coin}|((crypto|digital|hardware|bitcoin) )+wallets?)(?=\\s*$|[,;.)]| (in|on|at|with|held|and|I|assets?|holdings?|accounts?|coins?|tokens?|portfolio|collection|wallets?)(?!\\p{L}))',
      'iu',
    ),
    note(
      'Ledger (Nano|Stax|Flex|wallet|device)|Trezor|Meta[Mm]ask|(Coinbase|Binance|Kraken|Revolut crypto) (account|wallet|holdings?)',
    ),
  ],
  contents: [
    note(
      '^((all|the|my|our|of|entire|whole|other|remaining|rest) )*(contents of (my|our|the) ({any} )?(home|house|flat|apartment|bungalow|cottage)|(household|personal|worldly) (goods|effects|belongings|possessions|chattels)|house contents|belongings|possessions|chattels)(?!\\p{N})',
      'iu',
    ),
  ],
  bankrupt: [note('bankrupt|bankruptcy|insolvent|insolvency|IVA|debt relief order|creditors?')],
  firearm: [
    note(
      '^{leading}((?!(for|of|to|about|case|cabinet) ){any} ){0,5}?(?<!(toy|water|glue|air|nail|spray|grease|nerf|cap|heat|massage|staple|replica|model) )(guns?|shotguns?|rifles?|pistols?|revolvers?|firearms?|12-bore|twelve-bore)(?={end}|\\s+collection)',
      'iu',
    ),
  ],
  otherLanguage: [
    note(
      '^([Ll](a|e|es|os|as|o)|[Ee]l|[Ii]l|[Gg]li|[Mm](i|is|on|a|es|ój|oja|oje|io|ia|eu|inha|ijn)|[Ff]y|[Yy]r?) {word}',
    ),
    note('^(mein|meine|der|die|das) \\p{Lu}\\p{L}*'),
    note('{foreign}(?!\\p{L}).*(?<!\\p{L}){foreign}'),
  ],
};

const english = saying("(my|our|the|of|and|with|from|by|for|all|his|their)(?!')", {}, 'iu');
const latin = /\p{Script=Latin}/u;

/** A painting of coins gives no coins, and a book about a firm no firm. */
const likeness = saying(
  '(books?|paintings?|prints?|posters?|pictures?|photo{word}?|photos?|history|histories|guides?|magazines?|models?|maps?|mugs?|toys?|souvenirs?|etchings?|drawings?|sketch(es)?) (of|about|on|for|from)',
  {},
  'iu',
);

const ofMoney =
  /£|^what(?:ever)?\s|(?<!\p{L})(?:debts?|loans?|money|cash|sums?|deposit|pounds|mortgage|overdraft|bills?|amounts?|balance|rent|owe[sd]?\s+me|repay|repaid)(?!\p{L})/iu;

const matchesAny = (words: readonly RegExp[], text: string) => words.some((some) => some.test(text));

const inAnotherLanguage = (text: string) =>
  (/\p{L}/u.test(text) && !latin.test(text)) || (!english.test(text) && matchesAny(patterns.otherLanguage, text));

const notes = Object.keys(patterns) as ItemNote[];

/** @param plain without the titles in it; `text` as it was typed */
export function notesOn(plain: string, text: string): ItemNote[] {
  const isLikeness = likeness.test(plain);
  return notes.filter((name) => {
    if (name === 'otherLanguage') return inAnotherLanguage(text);
    if (name === 'contents' || name === 'motive') return matchesAny(patterns[name], plain);
    // A lawnmower can be lent too, and a life can be owed to somebody.
    if ((name === 'ownDebt' || name === 'debtToYou') && !ofMoney.test(plain)) return false;
    return !isLikeness && matchesAny(patterns[name], name === 'crypto' ? text : plain);
  });
}
