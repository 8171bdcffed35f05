const amount = /^(?<pounds>\d+|\d{1,3}(,\d{3})+)?(\.(?<pence>\d{0,2}))?$/;
const thousands = /^(?<thousands>\d+(\.\d{1,2})?)k$/i;

/** An amount in pence, from the ways in which people type amounts: "£1,234.50", "1 234", "2.5k". Null if it is none. */
export function penceIn(text: string): number | null {
  const typed = text.replace(/[£\s]/g, '');
  const short = thousands.exec(typed)?.groups?.thousands;
  if (short) return Math.round(Number(short) * 100_000);
  const found = /\d/.test(typed) && amount.exec(typed)?.groups;
  if (!found) return null;
  const whole = Number((found.pounds ?? '0').replaceAll(',', ''));
  return whole * 100 + Number((found.pence ?? '').padEnd(2, '0'));
}
