const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

// Home, and what the same list calls unions, placeholders and an older name of home.
const notAbroad = new Set(['GB', 'UK', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const listed = codes.filter((code) => !notAbroad.has(code)).flatMap((code) => names.of(code) ?? []);
const called = ['Scotland', 'Northern Ireland', 'Turkey', 'Czech Republic', 'America', 'USA'];

// A jersey, a china set and somebody called Jordan are no countries, unless something lies in them.
const everydayWords = new Set(['Chad', 'China', 'Georgia', 'Guernsey', 'Jersey', 'Jordan', 'Turkey']);

const countries = [...new Set([...listed, ...called])];
const escaped = (name: string) => name.replace(/[()]/g, '\\$&');
const oneOf = (words: readonly string[]) => words.map(escaped).join('|');
const always = oneOf(countries.filter((name) => !everydayWords.has(name)));

const abroad = new RegExp(
  `(?<!\\p{L})(${always}|[Ii]n (${oneOf([...everydayWords])})|[Aa]broad|[Oo]verseas)(?!\\p{L})`,
  'u',
);

/** Whether words name a country other than England and Wales, or speak of what lies abroad. */
export const speaksOfAbroad = (words: string) => abroad.test(words);
