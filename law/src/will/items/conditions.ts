import { endingIn, phrase, saying } from './phrase-patterns.ts';

const adverb = "(still|ever|no longer|first|also|finally|both|all|does not|doesn't|do not|don't)";
/** Verbs in the present, of what people may do or become: the past only describes a thing. */
const verbs =
  'is|are|has|have|can|do|does|will|becomes?|turns?|reach(es)?|attains?|marry|marries|remarry|remarries|leaves?|finish(es)?|gets?|comes?|dies?|passes|needs?|wants?|wishes|agrees?|lives|stays?|remains?|moves?|goes|qualify|qualifies|graduates?|retires?|survives?|grows?';
const pluralVerbs = 'turn|die|pass|start|stop|wish|live|go|keep|pay|sell|return|look';
const somebodyDoes = phrase(
  [
    `{pronoun} (${adverb} )?(${verbs}|${pluralVerbs}|(?!was|his|this|always|perhaps|towards|besides)\\p{Ll}{2,}s)(?!\\p{L})`,
    "{who}'(s|re|ve|ll|d)(?!\\p{L})",
    `{name}( {name})? (${adverb} )?(${verbs})(?!\\p{L})`,
    `{mine} (\\p{L}[\\p{L}-]*('s)? ){1,4}?(${adverb} )?(${verbs})(?!\\p{L})`,
  ].join('|'),
  { pronoun: 'he|she|they|we|it|both|either|neither|everyone|no\\s?one|nobody|none' },
);
const event =
  '({any} ){0,2}?(birthday|wedding|marriage|remarriage|death|graduation|retirement|engagement|divorce|majority|discharge|release|return|qualification|confirmation|bar mitzvah|baptism|christening|coming of age)';
const often =
  '(a|an|per|each|every|once an?|twice an?) (calendar |single )?(day|week|fortnight|month|quarter|year|annum|birthday|christmas|Christmas|Easter|Eid)';

const more = { somebodyDoes, event: phrase(event), often: phrase(often) };

/** Said of a thing, and of no gift: a clock that stops when it rains, a portrait of somebody when she was young. */
const ofThing = /(?:^|\s)(?:that|which)\s+(?:only\s+|always\s+)?\p{Ll}{2,}s(?:\s+\p{Ll}+){0,2}\s*$/u;
const picture = saying(
  '(photo{word}?|photo|portrait|picture|painting|drawing|sketch|film|video|bust|print|album)(s|es)?',
  {},
  'iu',
);
/** Verbs of the past, which describe a thing. */
const past = saying(
  '(?<!be )(wore|worn|gave|given|got|received|took|taken|bought|made|presented|won|earned|used|carried|had|was|were|been|sent|inherited|signed|painted|drawn|drew|written|wrote|recorded|filmed|engraved|knitted|sewn|cut|served|played|danced|left|lent|found|kept|collected|awarded|released|published|owned|lived|ran|run|drove|driven|rode|ridden|matured|stored|worked|saved|built|stopped|stuck|set|valued|priced|aged|born)',
);
const ticket = saying(
  'tickets?|licen[cs]e|membership|subscription|guaranteed?|warranty|lease|calendar|diary|planner',
  {},
  'iu',
);

/** Each begins with a phrase; it does not count where what stands before it describes a thing. */
type Rule = readonly [words: string, ...unlessAfter: RegExp[]];

const conditions: readonly Rule[] = [
  // A condition that must be met.
  ['if (only )?({who}|we|both|either|neither|everyone|no one|nobody|none)', ofThing, endingIn('as|even|what')],
  ['if (only )?({mine} \\p{L}+|{name} {word}|there {word}|that {word})', ofThing, endingIn('as|even|what')],
  ['if (still )?(married|unmarried|single|divorced|widowed|employed|aged|over|under|at (school|university|college))'],
  ['or if|only if|if and when|if not then|(when|once|until|if) (it is )?sold'],
  ['unless (?!(I|sold|already|previously|it)(?!\\p{L})){any}', ofThing],
  ['(when|whenever|while|whilst) {somebodyDoes}', ofThing, picture],
  ['(once|until|till|after|before|as soon as) {somebodyDoes}'],
  ['(once|until|till|as soon as) ({word} ){1,3}?(is|are|(has|have) been) {word}'],
  ['(as|so) long as|as soon as(?! I(?!\\p{L}))'],
  ['(provided|providing|assuming|supposing) (that|always|{who}|{mine}|{name} {word})'],
  ['should ({who}|my|his|her|their|{name}) {word}'],
  [
    'subject to (?!((a|an|the|any|its|my|our|all|existing|outstanding) )*({any} )?(mortgage|charge|lease|tenancy|tenancies|finance|loan|debt|hire purchase|hp|covenant|rights? of way|easement|tax)s?(?!\\p{L})){any}',
  ],
  // "A report on the condition of the barn" sets none.
  ['on (the )?(strict |clear )?(conditions?(?! of (the|a|an|my|our) )|understandings?|basis|provisos?|terms)'],
  ['in the (event|case) (of|that)|in case {who}|conditional|contingent (up)?on|depend(ing|ent) (up)?on'],
  ['in (return|exchange) for ({his} )?{word}ing'],
  // An age or an event that must come.
  ['(at|by|from|on|upon) ((reaching|attaining) )?(the )?age (of )?{age}', past, picture],
  [
    '(on|upon) ({somebodys} )?(first )?(reaching|attaining|turning|becoming|passing|marrying|leaving|finishing|completing|graduating|qualifying|retiring)',
    past,
    picture,
  ],
  [
    'at {age}(?=\\s*$|[.;)]|,(?!\\s*(\\d|\\p{Lu}))| (and|or|if|years)(?!\\p{L}))',
    past,
    picture,
    endingIn('stops?|stands?|reads?|strikes?|is'),
  ],
  ['(when|once|until|till|after|from) (aged )?{age}(?!\\d| (past|minutes))', past, picture],
  ['(when|once|until|till) (aged|of age|an? adult|grown( up)?|married|old enough)', past, picture],
  ['(on|upon|after|until|till|before) (the (day|date|occasion|event) of )?{somebodys} {event}', past, picture],
  [
    '(on|upon|after|until|till) the (death|marriage|birth|wedding|graduation|divorce) of (?!me(?!\\p{L})){any}',
    past,
    picture,
  ],
  ["(after|within|in) {number} (years?|months?)('? time| (of|after|from) my death|\\s*$)", past, picture],
  ['(years?|months?|anniversary) (after|of) my death'],
  // A right for a time.
  ['(right|licen[cs]e|leave|permission) ((for|of) ({any} ){1,3}?)?to (live|stay|reside|remain|occupy|use)'],
  ['rent(-| )free|right of (residence|occupation)|life (interest|tenant|tenancy)'],
  [
    "(for|during) ((the (rest|remainder) of )?({his}|its|((my|our) )?{any}'s) (own )?)?life(time)?(?!-)",
    past,
    endingIn('race|bags?|friends?|membership|subscription|ticket|pass|guaranteed?|jobs?|mates?|companions?|dogs?'),
  ],
  ['(for|during) the life(time)? of|during {his} (widowhood|minority|marriage)', past],
  [
    "for (up to |at least |the (first|next) |a (period|term) of )?{number} (days|weeks?|months?|years?)(?!')",
    past,
    picture,
    ticket,
  ],
  [
    'to (live|stay|reside|dwell)(?=\\s*($|[,.;)])| (in|at|there|on|for|until|as|with|rent)(?!\\p{L}))',
    endingIn('how|learning|learn|guide'),
  ],
  ['to use(?=\\s*$| (until|while|whilst|as|when|whenever|free|for life)(?!\\p{L}))'],
  [
    '({who}|{name}) (can|may|could|might) ((both|all|continue to) )?(live|stay|use|have it|keep it|remain|occupy|borrow|sell)',
  ],
  [
    '^(the )?(free |sole |exclusive |joint )?(use|enjoyment|occupation)( and {word})? of (my|our|the|a|his|her|their|one)',
  ],
  [
    '^(the |all |any |half )?((the|of|net|annual|rental) )*(income|rents?|dividends?|interest|profits?) (of|from|on|produced|earned|arising)',
  ],
  // A duty, or a bar on what an owner may do.
  ["({who}|{name}) (must|is to|are to|shall|cannot|can't|may not|mustn't) (?!have(?!\\p{L})){word}"],
  ['(but|and|then) ({who}|{name}) (has|have) to'],
  [
    '(not|never) to (be )?(sold|sell|let|rent|rented|mortgaged?|leave|part|parted|dispose|give|given|pass|lend|lent|moved?|break|broken|split|used?)',
    endingIn('how'),
  ],
  ['(must|may|is|are|to) (not |never )?be (kept|sold|retained)(?! and)'],
  ['(which|that|it) (must|is to|are to) (not |never )?(stay|remain|be (kept|sold|used|let|moved))'],
  ['to (stay|remain|keep) (it |them )?in the family|to be (lived in|used|occupied|enjoyed) by'],
  // Somebody who comes after.
  ['(then|afterwards|thereafter|eventually|ultimately) to|thereafter|revert(s|ing)?|remainder (over )?to'],
  ['to (be )?(pass|passed|hand|handed) (it |them )?(on|down|over)|to (pass|go) to ({mine}|{name})'],
  ['(and|then) pass(es)? (on )?to|passing (on |down )?to'],
  ['for (him|her|them|{name}) to (share|live|stay|hold|pass|divide|distribute|give|mind|manage|look)'],
  ['so (that )?{who} (can|may) (both |all )?share'],
  [
    'to (share|divide|split|distribute|hold|mind|manage|invest|look after) (it |them |this )?(equally )?(with|between|among|amongst|on behalf|for (my|our|his|her|their|{name}))',
  ],
  [
    'to (be (paid|given) to )?((the )?(person|people|one|ones|child|friend|relative|neighbour|man|woman) (who|that)|whoever|whomever|anyone who|those who)|for (whoever|whomever|anyone who|those who)',
  ],
  // A trust.
  ['(in|into|on|upon) (a )?({word} )?trusts?|trust fund|(discretionary|protective|spendthrift) trusts?'],
  [
    'hold(ing)? (it|them|this|these)(?!\\p{L}).*(?<!\\p{L})for|(set|put) aside for|to hold for (my|our|his|her|their|{name})',
  ],
  ['to be (held|kept|minded|saved|invested|banked|set aside|put aside|looked after) (for|by|until)'],
  [
    'as (a |my |their |his |her )?trustees?|discretion|as ({who}|my {word}|the {word}) (thinks?|sees?) (fit|best|right)',
  ],
];

/** Money that would be paid bit by bit. */
const payments: readonly Rule[] = [
  [
    '(£\\s?\\d[\\d,.]*(\\s?(k|m|million))?|pounds|allowance|sum|income) ((to be )?(paid|payable) )?({often}|monthly|annually|yearly|weekly|quarterly|fortnightly|pcm|p\\.?a\\.?)',
  ],
  ['(by|in) (({word}|\\d+) ){0,2}instalments|(an|life) annuity|annuity of'],
  ['(paid|payable|spread|given) (out )?over {number} (months?|years?)'],
  ['an? (monthly|weekly|yearly|annual|regular) (income|allowance|payment|sum)'],
];

const compiled = (rules: readonly Rule[]) =>
  rules.map(([words, ...unlessAfter]) => ({ words: saying(words, more), unlessAfter }));

const foundIn =
  (text: string) =>
  ({ words, unlessAfter }: ReturnType<typeof compiled>[number]) => {
    const found = words.exec(text);
    return found !== null && !unlessAfter.some((before) => before.test(text.slice(0, found.index)));
  };

const [conditionPatterns, paymentPatterns] = [compiled(conditions), compiled(payments)];

/** A condition, a trust, a right for a time or a duty, which a gift of a thing cannot make. */
export const hasCondition = (plain: string) => conditionPatterns.some(foundIn(plain));

/** Payments over time need a trust or an annuity. */
export const hasPayments = (plain: string) => paymentPatterns.some(foundIn(plain));
