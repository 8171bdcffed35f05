/**
 * On answers to somebody signed in: the whole seconds their session has left unless it is used again, and
 * `;final` where no use prolongs it.
 */
export const sessionHeader = 'session-seconds-left';
