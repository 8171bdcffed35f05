const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' });

const medium = format({ dateStyle: 'medium', timeStyle: 'medium' });
const long = format({ dateStyle: 'long', timeStyle: 'short' });
const withoutYear = format({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "21 Nov, 14:32:07" */
export const formatDateTimeWithoutYear = (at: string) => withoutYear.format(new Date(at));

/** "21 Nov 2026, 14:32:07" */
export const formatDateTimeWithSeconds = (at: string) => medium.format(new Date(at));

/** "21 November 2026 at 14:32" */
export const formatDateTime = (at: string) => long.format(new Date(at));
