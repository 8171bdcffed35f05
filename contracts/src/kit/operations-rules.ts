/** Accepted work that has waited longer means that something is wrong: a queue's store, or whoever hands over to it. */
export const outboxAlarmSeconds = 60;

/** How many days staff see counted one by one. */
export const countedDays = 30;
