/**
 * On answers to somebody signed in: the whole seconds their session has left unless it is used again, and
 * `;final` where no use prolongs it.
 */
export const sessionHeader = 'session-seconds-left';

/** On what a page asks by itself, again and again: it is no use of the session by a person, and prolongs nothing. */
export const unattendedHeader = 'session-unattended';
