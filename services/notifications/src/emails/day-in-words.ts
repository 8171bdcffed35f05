const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Of an instant, or of a day, in ISO 8601: the day as people in the United Kingdom have it, `1 July 2026`. */
export const dayInWords = (date: string) => day.format(new Date(date));
