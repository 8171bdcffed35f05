const small = [
  'ZERO',
  'ONE',
  'TWO',
  'THREE',
  'FOUR',
  'FIVE',
  'SIX',
  'SEVEN',
  'EIGHT',
  'NINE',
  'TEN',
  'ELEVEN',
  'TWELVE',
  'THIRTEEN',
  'FOURTEEN',
  'FIFTEEN',
  'SIXTEEN',
  'SEVENTEEN',
  'EIGHTEEN',
  'NINETEEN',
];
const tens = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY'];
const scales = ['', ' THOUSAND', ' MILLION', ' BILLION', ' TRILLION'];

function belowHundred(count: number): string {
  if (count < small.length) return small[count] ?? '';
  const unit = count % 10;
  return `${tens[Math.floor(count / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`;
}

function belowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  if (hundreds === 0) return belowHundred(rest);
  return `${small[hundreds]} HUNDRED${rest > 0 ? ` AND ${belowHundred(rest)}` : ''}`;
}

/** A whole number in capitals: `TWO THOUSAND AND SIX`. */
export function wholeNumber(count: number): string {
  if (count === 0) return 'ZERO';
  const groups: string[] = [];
  for (let [left, at] = [count, 0]; left > 0; left = Math.floor(left / 1000), at += 1) {
    const group = left % 1000;
    const joined = at === 0 && group < 100 && left >= 1000 ? 'AND ' : '';
    if (group > 0) groups.unshift(`${joined}${belowThousand(group)}${scales[at]}`);
  }
  return groups.join(' ');
}

/** A sum as a will states it: `FIVE THOUSAND POUNDS (£5,000)`, with pence only where there are some. */
export function spellOutMoney(amount: number): string {
  const inPence = Math.round(amount * 100);
  const [pounds, pence] = [Math.floor(inPence / 100), inPence % 100];
  const figures = pounds.toLocaleString('en-GB') + (pence > 0 ? `.${String(pence).padStart(2, '0')}` : '');
  const parts = [
    pounds > 0 && `${wholeNumber(pounds)} ${pounds === 1 ? 'POUND' : 'POUNDS'}`,
    pence > 0 && `${wholeNumber(pence)} ${pence === 1 ? 'PENNY' : 'PENCE'}`,
  ].filter(Boolean);
  return `${parts.join(' AND ')} (£${figures})`;
}
