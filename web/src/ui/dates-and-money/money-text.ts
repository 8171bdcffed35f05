const amount = /^(?<pounds>\d+|\d{1,3}(,\d{3})+)?(\.(?<pence>\d{0,2}))?$/;
const short = /^(?<figure>(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,6})?)(?<unit>[km])$/i;
const penceOf: Record<string, number> = { k: 100_000, m: 100_000_000 };

/**
 * An amount in pence, from the ways in which people type amounts: "£1,234.50", "1 234", "2.5k", "1.25m". Null if it is
 * none. Every page reads amounts by it.
 */
export function penceIn(text: string): number | null {
  const typed = text.replace(/[£\s]/g, '');
  if (!/\d/.test(typed)) return null;
  const { figure, unit } = short.exec(typed)?.groups ?? {};
  if (figure && unit) return Math.round(Number(figure.replaceAll(',', '')) * (penceOf[unit.toLowerCase()] ?? 0));
  const found = amount.exec(typed)?.groups;
  if (!found) return null;
  const whole = Number((found.pounds ?? '0').replaceAll(',', ''));
  return whole * 100 + Number((found.pence ?? '').padEnd(2, '0'));
}
