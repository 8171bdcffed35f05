/** What the queue says of a will before anyone has claimed it. */
export type Signal = 'couple' | 'over70';
