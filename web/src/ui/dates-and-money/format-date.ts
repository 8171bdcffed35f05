const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A moment as the day it falls on here: "27 November 2026". */
export const formatDay = (moment: string) => longDate.format(new Date(moment));
