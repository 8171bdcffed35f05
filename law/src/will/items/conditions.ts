import { numberWord } from './number-words.ts';

/** Somebody, and what they may do or become, in the present: what is past only describes a thing. */
const pronoun = '(?:he|she|they|we|it|both|either|neither|everyone|no\\s?one|nobody|none)';
const presentVerb = [
  ...['is', 'are', 'has', 'have', 'can', 'do', 'does', 'will', 'become', 'turn', 'reach', 'attain', 'marry', 'remarry'],
  ...[
    'leave',
    'finish',
    'get',
    'come',
    'die',
    'pass',
    'start',
    'stop',
    'need',
    'want',
    'wish',
    'agree',
    'live',
    'stay',
  ],
  ...[
    'remain',
    'move',
    'go',
    'qualify',
    'graduate',
    'retire',
    'survive',
    'grow',
    'keep',
    'pay',
    'sell',
    'return',
    'look',
  ],
].join('|');
const thirdPerson = [
  ...['is', 'are', 'has', 'have', 'can', 'will', 'becomes?', 'turns?', 'reach(?:es)?', 'attains?', '(?:re)?marries'],
  ...[
    'marry',
    'leaves?',
    'finish(?:es)?',
    'gets?',
    'comes?',
    'dies?',
    'passes',
    'needs?',
    'wants?',
    'wishes',
    'agrees?',
  ],
  ...[
    'lives',
    'stays?',
    'remains?',
    'moves?',
    'goes',
    'qualif(?:y|ies)',
    'graduates?',
    'retires?',
    'survives?',
    'grows?',
  ],
].join('|');
const adverb = "(?:still|ever|no longer|first|also|finally|both|all|does not|doesn[’']t|do not|don[’']t)";
const someoneDoes = [
  `${pronoun}\\s+(?:${adverb}\\s+)?(?:${presentVerb}|(?!was|his|this|always|perhaps|towards|besides)\\p{Ll}{2,}s)(?!\\p{L})`,
  `(?:he|she|they|we)[’'](?:s|re|ve|ll|d)(?!\\p{L})`,
  `(?!I(?!\\p{L}))\\p{Lu}[\\p{L}’'-]*(?:\\s+\\p{Lu}[\\p{L}’'-]*)?\\s+(?:${adverb}\\s+)?(?:${thirdPerson})(?!\\p{L})`,
  `(?:my|our|his|her|their|the)\\s+(?:\\p{L}[\\p{L}’'-]*\\s+){1,4}?(?:${adverb}\\s+)?(?:${thirdPerson})(?!\\p{L})`,
].join('|');

/** Said of a thing, and of no gift: a clock that stops when it rains, a portrait of somebody when she was young. */
const ofThing = /(?:^|\s)(?:that|which)\s+(?:only\s+|always\s+)?\p{Ll}{2,}s(?:\s+\p{Ll}+){0,2}\s*$/u;
const picture =
  /(?<!\p{L})(?:photo\w*|portraits?|pictures?|paintings?|drawings?|sketch(?:es)?|films?|videos?|busts?|prints?|albums?)(?!\p{L})/iu;
/** What was done with a thing once. */
const past =
  /(?<!\bbe\s)(?<!\p{L})(?:wore|worn|gave|given|got|received|took|taken|bought|made|presented|won|earned|used|carried|had|was|were|been|sent|inherited|signed|painted|drawn|drew|written|wrote|recorded|filmed|engraved|knitted|sewn|cut|served|played|danced|left|lent|found|kept|collected|awarded|released|published|owned|lived|ran|run|drove|driven|rode|ridden|matured|stored|worked|saved|built|stopped|stuck|set|valued|priced|aged|born)(?!\p{L})/u;

const [years, ages] = [
  `(?:\\d{1,2}|${numberWord})`,
  `(?:1[6-9]|[2-6]\\d|eighteen|twenty[- ]?\\p{Ll}*|thirty[- ]?\\p{Ll}*)`,
];

interface Pattern {
  words: RegExp;
  /** Where what stands before the words matches this, they describe the thing. */
  unlessAfter?: readonly RegExp[];
}

const pattern = (words: string, ...unlessAfter: RegExp[]): Pattern => ({ words: new RegExp(words, 'u'), unlessAfter });
const standalone = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

const event =
  '(?:\\S+\\s+){0,2}?(?:birthday|wedding|marriage|remarriage|death|graduation|retirement|engagement|divorce|majority|discharge|release|return|qualification|confirmation|bar mitzvah|baptism|christening|coming of age)';
const somebodys = "(?:his|her|their|(?:my\\s+)?\\p{L}+[’']s)";
const mine = '(?:my|our|his|her|their|the)';

const conditions: readonly Pattern[] = [
  // A condition that must be met.
  pattern(
    `(?<!\\b(?:as|even|what)\\s)(?<!\\p{L})if\\s+(?:only\\s+)?(?:(?!it(?!\\p{L}))${pronoun}(?!\\p{L})|${mine}\\s+\\p{L}|(?!I(?!\\p{L}))\\p{Lu}[\\p{L}’'-]*\\s+\\p{Ll}|any(?:one|body|thing)?\\s+(?:of\\s+)?(?:my|them|us)|there\\s|that\\s|(?:still\\s+)?(?:un)?married|single|divorced|widowed|employed|aged|over|under|at\\s+(?:school|university|college))`,
    ofThing,
  ),
  pattern(standalone('or\\s+if|only\\s+if|if\\s+and\\s+when|if\\s+not\\s+then')),
  pattern(`(?<!\\p{L})unless\\s+(?!I(?!\\p{L})|sold|already|previously|it)`, ofThing),
  pattern(`(?<!\\p{L})(?:when|whenever|while|whilst)\\s+(?:${someoneDoes})`, ofThing, picture),
  pattern(`(?<!\\p{L})(?:once|until|till|after|before|as\\s+soon\\s+as)\\s+(?:${someoneDoes})`),
  pattern(standalone('(?:as|so)\\s+long\\s+as|for\\s+as\\s+long\\s+as')),
  pattern(
    '(?<!\\p{L})(?:once|until|till|as\\s+soon\\s+as)\\s+(?:\\p{Ll}+\\s+){1,3}?(?:is|are|(?:has|have)\\s+been)\\s+\\p{Ll}|(?<!\\p{L})(?:when|once|until|if)\\s+(?:it\\s+is\\s+)?sold(?!\\p{L})',
  ),
  pattern(`(?<!\\p{L})as\\s+soon\\s+as(?!\\s+I(?!\\p{L}))`),
  pattern(
    `(?<!\\p{L})(?:provid(?:ed|ing)|assuming|supposing)\\s+(?:that|always|${pronoun}|${mine}|\\p{Lu}\\p{L}+\\s+\\p{Ll})(?!\\p{L})`,
  ),
  pattern(`(?<!\\p{L})should\\s+(?:he|she|they|my|his|her|their|\\p{Lu}\\p{L}+)\\s+\\p{Ll}`),
  pattern(
    '(?<!\\p{L})subject\\s+to\\s+(?!(?:(?:a|an|the|any|its|my|our|all|existing|outstanding)\\s+)*(?:\\S+\\s+)?(?:mortgages?|charges?|leases?|tenanc(?:y|ies)|finance|loans?|debts?|hire\\s+purchase|hp|covenants?|rights?\\s+of\\s+way|easements?|tax)(?!\\p{L}))',
  ),
  pattern(
    standalone(
      'on\\s+(?:the\\s+)?(?:strict\\s+|clear\\s+)?(?:conditions?|understanding|basis|proviso|terms)(?:\\s+(?:that|of|in))?|in\\s+the\\s+(?:event|case)\\s+(?:of|that)|conditional|contingent\\s+(?:up)?on|depend(?:ing|ent)\\s+(?:up)?on|in\\s+case\\s+(?:he|she|they)|(?:in\\s+return|in\\s+exchange)\\s+for\\s+(?:(?:his|her|their)\\s+)?\\p{Ll}+ing',
    ),
  ),
  // An age or an event that must come.
  pattern(
    `(?<!\\p{L})(?:at|by|from|on|upon)\\s+(?:(?:reaching|attaining)\\s+)?(?:the\\s+)?age\\s+(?:of\\s+)?${ages}`,
    past,
    picture,
  ),
  pattern(
    `(?<!\\p{L})(?:on|upon)\\s+(?:${somebodys}\\s+)?(?:first\\s+)?(?:reaching|attaining|turning|becoming|passing|marrying|leaving|finishing|completing|graduating|qualifying|retiring)(?!\\p{L})`,
    past,
    picture,
  ),
  pattern(
    `(?<!\\p{L})(?<!\\b(?:stops?|stands?|reads?|strikes?|is)\\s)at\\s+(?:1[6-9]|[2-5]\\d|60|eighteen|twenty-one|twenty-five|thirty)(?=\\s*$|[.;)]|,(?!\\s*(?:\\d|\\p{Lu}))|\\s+(?:and|or|if|years)(?!\\p{L}))`,
    past,
    picture,
  ),
  pattern(
    `(?<!\\p{L})(?:when|once|until|till|after|from)\\s+(?:(?:aged|he['’]s|she['’]s)\\s+)?${ages}(?!\\p{L}|\\d|\\s*(?:past|minutes))`,
    past,
    picture,
  ),
  pattern(
    '(?<!\\p{L})(?:when|once|until|till)\\s+(?:aged|of\\s+age|an?\\s+adult|grown(?:\\s+up)?|married|old\\s+enough)(?!\\p{L})',
    past,
    picture,
  ),
  pattern(
    `(?<!\\p{L})(?:on|upon|after|until|till|before)\\s+(?:the\\s+(?:day|date|occasion|event)\\s+of\\s+)?${somebodys}\\s+${event}(?!\\p{L})`,
    past,
    picture,
  ),
  pattern(
    '(?<!\\p{L})(?:on|upon|after|until|till)\\s+the\\s+(?:death|marriage|birth|wedding|graduation|divorce)\\s+of\\s+(?!me(?!\\p{L}))',
    past,
    picture,
  ),
  pattern(
    `(?<!\\p{L})(?:after|within|in)\\s+${years}\\s+(?:years?|months?)(?:[’']?\\s+time|\\s+(?:of|after|from)\\s+my\\s+death|\\s*$)`,
    past,
    picture,
  ),
  pattern('(?<!\\p{L})(?:years?|months?|anniversary)\\s+(?:after|of)\\s+my\\s+death(?!\\p{L})'),
  // A right for a time.
  pattern(
    standalone(
      '(?:right|licen[cs]e|leave|permission)\\s+(?:(?:for|of)\\s+(?:\\S+\\s+){1,3}?)?to\\s+(?:live|stay|reside|remain|occupy|use)|right\\s+of\\s+(?:residence|occupation)|life\\s+(?:interest|tenan(?:t|cy))',
    ),
  ),
  pattern(
    `(?<!\\p{L})(?<!\\b(?:race|bags?|friends?|seats?|membership|subscription|ticket|pass|guaranteed|guarantee|job|jobs|mates?|companions?|dogs?)\\s)(?:for|during)\\s+(?:(?:the\\s+(?:rest|remainder)\\s+of\\s+)?(?:his|her|their|its|(?:(?:my|our)\\s+)?\\S+['’]s)\\s+(?:own\\s+)?)?life(?:time)?(?!\\p{L}|-)`,
    past,
  ),
  pattern(
    `(?<!\\p{L})(?:for|during)\\s+the\\s+life(?:time)?\\s+of(?!\\p{L})|(?<!\\p{L})during\\s+(?:his|her|their)\\s+(?:widowhood|minority|marriage)`,
    past,
  ),
  pattern(
    `(?<!\\p{L})for\\s+(?:up\\s+to\\s+|at\\s+least\\s+|the\\s+(?:first|next)\\s+|a\\s+(?:period|term)\\s+of\\s+)?${years}\\s+(?:days|weeks?|months?|years?)(?!\\p{L}|[’'])`,
    past,
    picture,
    /(?<!\p{L})(?:tickets?|licen[cs]e|membership|subscription|guaranteed?|warranty|lease|calendar|diary|planner)(?!\p{L})/iu,
  ),
  pattern(
    '(?<!\\b(?:how|learning|learn|guide)\\s)(?<!\\p{L})to\\s+(?:live|stay|reside|dwell)(?=\\s*(?:$|[,.;)])|\\s+(?:in|at|there|on|for|until|as|with|rent)(?!\\p{L}))',
  ),
  pattern('(?<!\\p{L})to\\s+use(?=\\s*$|\\s+(?:until|while|whilst|as|when|whenever|free|for\\s+life)(?!\\p{L}))'),
  pattern(
    `(?<!\\p{L})(?:he|she|they|\\p{Lu}\\p{L}+)\\s+(?:can|may|could|might)\\s+(?:(?:both|all|continue\\s+to)\\s+)?(?:live|stay|use|have\\s+it|keep\\s+it|remain|occupy|borrow|sell)(?!\\p{L})`,
  ),
  pattern(
    '^(?:the\\s+)?(?:free\\s+|sole\\s+|exclusive\\s+|joint\\s+)?(?:use|enjoyment|occupation)(?:\\s+and\\s+\\p{Ll}+)?\\s+of\\s+(?:my|our|the|a|his|her|their|one)(?!\\p{L})',
  ),
  pattern(
    '^(?:the\\s+|all\\s+|any\\s+|half\\s+)?(?:(?:the|of|net|annual|rental)\\s+)*(?:income|rents?|dividends?|interest|profits?)\\s+(?:of|from|on|produced|earned|arising)(?!\\p{L})',
  ),
  // A duty, or a bar on what an owner may do.
  pattern(
    `(?<!\\p{L})(?:he|she|they|\\p{Lu}\\p{L}+)\\s+(?:must|is\\s+to|are\\s+to|shall|cannot|can[’']t|may\\s+not|mustn[’']t)\\s+(?!have(?!\\p{L}))\\p{Ll}`,
  ),
  pattern(`(?<!\\p{L})(?:but|and|then)\\s+(?:he|she|they|\\p{Lu}\\p{L}+)\\s+(?:has|have)\\s+to(?!\\p{L})`),
  pattern(
    '(?<!\\bhow\\s)(?<!\\p{L})(?:not|never)\\s+to\\s+(?:be\\s+)?(?:sold|sell|let|rent(?:ed)?|mortgaged?|leave|part(?:ed)?|dispose|give|given|pass|lend|lent|move|moved|break|broken|split|used?)(?!\\p{L})',
  ),
  pattern(
    '(?<!\\p{L})(?:must|may|is|are|to)\\s+(?:not\\s+|never\\s+)?be\\s+(?:kept|sold|retained)(?!\\p{L})(?!\\s+and)',
  ),
  pattern('(?<!\\p{L})to\\s+(?:stay|remain|keep)\\s+(?:it\\s+|them\\s+)?in\\s+the\\s+family'),
  // Somebody who comes after.
  pattern(
    '(?<!\\p{L})(?:and\\s+)?(?:then|afterwards|thereafter|eventually|ultimately)\\s+to(?!\\p{L})|(?<!\\p{L})(?:thereafter|revert(?:s|ing)?)(?!\\p{L})|(?<!\\p{L})remainder\\s+(?:over\\s+)?to(?!\\p{L})',
  ),
  pattern(
    `(?<!\\p{L})to\\s+(?:be\\s+)?(?:pass|passed|hand|handed)\\s+(?:it\\s+|them\\s+)?(?:on|down|over)(?!\\p{L})|(?<!\\p{L})to\\s+(?:pass|go)\\s+to\\s+(?:${mine}|\\p{Lu})|(?<!\\p{L})(?:and|then)\\s+pass(?:es)?\\s+(?:on\\s+)?to(?!\\p{L})|(?<!\\p{L})passing\\s+(?:on\\s+|down\\s+)?to(?!\\p{L})`,
  ),
  pattern(
    '(?<!\\p{L})for\\s+(?:him|her|them|\\p{Lu}\\p{L}+)\\s+to\\s+(?:share|live|stay|hold|pass|divide|distribute|give|mind|manage|look)(?!\\p{L})',
  ),
  pattern('(?<!\\p{L})so\\s+(?:that\\s+)?(?:he|she|they)\\s+(?:can|may)\\s+(?:both\\s+|all\\s+)?share(?!\\p{L})'),
  pattern(
    '(?<!\\p{L})to\\s+(?:share|divide|split|distribute|hold|mind|manage|invest|look\\s+after)\\s+(?:it\\s+|them\\s+|this\\s+)?(?:equally\\s+)?(?:with|between|among|amongst|on\\s+behalf|for\\s+(?:my|our|his|her|their|\\p{Lu}))(?!\\p{L})',
  ),
  pattern(
    '(?<!\\p{L})to\\s+(?:be\\s+(?:paid|given)\\s+to\\s+)?(?:the\\s+(?:person|people|one|ones|child|friend|relative|neighbour|man|woman)\\s+(?:who|that)|whoever|whomever|anyone\\s+who|those\\s+who)(?!\\p{L})',
  ),
  // A trust.
  pattern(
    '(?<!\\p{L})(?:in|into|on|upon)\\s+(?:a\\s+)?(?:\\p{Ll}+\\s+)?trust(?!\\p{L})|(?<!\\p{L})(?:trust\\s+fund|(?:discretionary|protective|spendthrift)\\s+trust)(?!\\p{L})',
  ),
  pattern(
    '(?<!\\p{L})hold(?:ing)?\\s+(?:it|them|this|these)(?!\\p{L}).*(?<!\\p{L})for(?!\\p{L})|(?<!\\p{L})to\\s+be\\s+(?:held|kept|minded|saved|invested|banked|set\\s+aside|put\\s+aside|looked\\s+after)\\s+(?:for|by|until)(?!\\p{L})|(?<!\\p{L})(?:set|put)\\s+aside\\s+for(?!\\p{L})|(?<!\\p{L})to\\s+hold\\s+for\\s+(?:my|our|his|her|their|\\p{Lu})',
  ),
  pattern(
    '(?<!\\p{L})as\\s+(?:a\\s+|my\\s+|their\\s+|his\\s+|her\\s+)?trustees?(?!\\p{L})|(?<!\\p{L})discretion(?!\\p{L})|(?<!\\p{L})as\\s+(?:he|she|they|my\\s+\\p{Ll}+|the\\s+\\p{Ll}+)\\s+(?:thinks?|sees?)\\s+(?:fit|best|right)',
  ),
];

const often =
  '(?:a|an|per|each|every|once\\s+an?|twice\\s+an?)\\s+(?:calendar\\s+|single\\s+)?(?:day|week|fortnight|month|quarter|year|annum|birthday|christmas|Christmas|Easter|Eid)';
const sum = '(?:£\\s?\\d[\\d,.]*(?:\\s?(?:k|m|million))?|\\d[\\d,.]*\\s+pounds|pounds|allowance|sum|income)';

/** Money that would be paid bit by bit. */
const payments: readonly Pattern[] = [
  pattern(
    `(?<!\\p{L})${sum}\\s+(?:(?:to\\s+be\\s+)?(?:paid|payable)\\s+)?(?:${often}|monthly|annually|yearly|weekly|quarterly|fortnightly|pcm|p\\.?a\\.?)(?!\\p{L})`,
  ),
  pattern(
    '(?<!\\p{L})(?:by|in)\\s+(?:\\p{L}+\\s+|\\d+\\s+){0,2}instalments(?!\\p{L})|(?<!\\p{L})(?:an|life)\\s+annuity(?!\\p{L})|(?<!\\p{L})annuity\\s+of(?!\\p{L})|(?<!\\p{L})(?:a|an)\\s+(?:monthly|weekly|yearly|annual|regular)\\s+(?:income|allowance|payment|sum)(?!\\p{L})',
  ),
];

const saidIn =
  (text: string) =>
  ({ words, unlessAfter = [] }: Pattern) => {
    const found = words.exec(text);
    return found !== null && !unlessAfter.some((before) => before.test(text.slice(0, found.index)));
  };

/** A condition, a trust, a right for a time or a duty, which a gift of a thing cannot make. */
export const hasCondition = (plain: string) => conditions.some(saidIn(plain));

/** Payments over time need a trust or an annuity. */
export const hasPayments = (plain: string) => payments.some(saidIn(plain));
