const timeZone = 'Europe/London';

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone,
});

/** "21 Nov, 14:32:07" */
export const momentInWords = (at: string) => short.format(new Date(at));

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** "21 November 2026 at 14:32" */
export const longMomentInWords = (at: string) => long.format(new Date(at));

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });

/** "21 Nov 2026, 14:32:07" */
export const momentWithSeconds = (at: string) => exact.format(new Date(at));
