const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "Last used 3 hours ago": as near as a person would say it. */
export function lastUsedInWords(lastUsedAt: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(lastUsedAt)) / 1000);
  if (seconds < 2 * minute) return 'Used just now';
  const [size, unit] =
    seconds < hour
      ? ([minute, 'minute'] as const)
      : seconds < day
        ? ([hour, 'hour'] as const)
        : ([day, 'day'] as const);
  return `Last used ${ago.format(-Math.floor(seconds / size), unit)}`;
}

export const devicesInWords = (count: number) => (count === 1 ? 'Only this device' : `${count} devices`);
