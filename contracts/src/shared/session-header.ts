/**
 * On answers to somebody signed in: the whole seconds their session has left unless it is used again, and
 * `;final` where no use prolongs it.
 */
export const sessionHeader = 'session-seconds-left';

/** A page sends this with what it asks by itself: that is no use of the session by a person, and prolongs nothing. */
export const unattendedHeader = 'session-unattended';
