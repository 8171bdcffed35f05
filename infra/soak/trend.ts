export interface Sample {
  seconds: number;
  value: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much a value rises in an hour, by the line that lies closest to all samples. */
export function slopePerHour(samples: readonly Sample[]): number {
  const middle = {
    seconds: mean(samples.map(({ seconds }) => seconds)),
    value: mean(samples.map(({ value }) => value)),
  };
  let together = 0;
  let spread = 0;
  for (const { seconds, value } of samples) {
    together += (seconds - middle.seconds) * (value - middle.value);
    spread += (seconds - middle.seconds) ** 2;
  }
  return spread === 0 ? 0 : (3600 * together) / spread;
}

/** What comes before is warming up: caches fill, code is compiled, pools open. */
const warmUpShare = 1 / 3;

export interface Trend {
  last: number;
  perHour: number;
  isGrowing: boolean;
}

/** What a value may rise by and still count as steady: both so much, and this share of itself. */
export interface Noise {
  amount: number;
  share: number;
}

/** Whether a value grows once it is warm. */
export function trendOf(samples: readonly Sample[], noise: Noise): Trend {
  const end = samples.at(-1)?.seconds ?? 0;
  const warm = samples.filter(({ seconds }) => seconds >= end * warmUpShare);
  const perHour = slopePerHour(warm);
  const grown = (perHour * end * (1 - warmUpShare)) / 3600;
  const isGrowing = grown > Math.max(noise.amount, noise.share * mean(warm.map(({ value }) => value)));
  return { last: samples.at(-1)?.value ?? Number.NaN, perHour, isGrowing };
}
