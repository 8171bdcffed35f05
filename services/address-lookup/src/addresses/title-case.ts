const small = new Set([
  'and',
  'at',
  'by',
  'for',
  'in',
  'le',
  'next',
  'of',
  'on',
  'the',
  'to',
  'under',
  'upon',
  'with',
  'y',
  'yr',
]);
const capital = new Set([
  'PO',
  'UK',
  'BFPO',
  'HM',
  'HMP',
  'RAF',
  'NHS',
  'BBC',
  'II',
  'III',
  'IV',
  'USA',
  'MOD',
  'YMCA',
]);

const capitalised = (word: string) =>
  word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1).toLocaleLowerCase('en-GB');

function cased(word: string): string {
  if (/\d/.test(word) && !/^\d+(st|nd|rd|th)$/i.test(word)) return word;
  if (capital.has(word)) return word;
  if (/^\d/.test(word)) return word.toLowerCase();
  const prefixed = /^(MC|O['’]|D['’])([\p{L}'’]{2,})$/u.exec(word);
  return prefixed ? `${capitalised(prefixed[1] ?? '')}${capitalised(prefixed[2] ?? '')}` : capitalised(word);
}

/** `1A O'NEILL'S ROW, STOKE-ON-TRENT` as people write it; what is not all in capitals is left alone. */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  let isFirst = true;
  return text.replace(/[\p{L}\p{M}\d'’]+/gu, (word, at: number) => {
    const isStart = isFirst || /[,;:(]\s*$/.test(text.slice(0, at));
    isFirst = false;
    return !isStart && small.has(word.toLowerCase()) ? word.toLowerCase() : cased(word);
  });
}
