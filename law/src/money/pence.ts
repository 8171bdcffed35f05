/** Whole pence. Everything inside is reckoned in these; pounds are for the edges. */
export type Pence = number;

/** The most that is still exact to the penny: £90 trillion. */
const maxPence: Pence = 9_000_000_000_000_000;

/** From pounds as somebody may have typed them: nothing, less than nothing and what is no number count as nothing. */
export const toPence = (pounds: number | null | undefined): Pence =>
  pounds && pounds > 0 ? Math.min(Math.round(pounds * 100), maxPence) : 0;

export const toPounds = (pence: Pence): number => pence / 100;

/** So many hundredths of an amount, to the nearest penny. Exact for amounts whose product would not be. */
export function percentOf(amount: Pence, percent: number): Pence {
  const rest = amount % 100;
  return ((amount - rest) / 100) * percent + Math.round((rest * percent) / 100);
}

const percentSteps = 10_000;

/** As `percentOf`, with the four decimals that HMRC takes percentages to (IHTM43020); from 0 to 100. */
export function finePercentOf(amount: Pence, percent: number): Pence {
  const parts = Math.round(clampPercent(percent) * percentSteps);
  const whole = 100 * percentSteps;
  const rest = amount % whole;
  return ((amount - rest) / whole) * parts + Math.round((rest * parts) / whole);
}

/** From 0 to 100; what is no number is 0. */
export const clampPercent = (percent: number) => (percent > 0 ? Math.min(percent, 100) : 0);
