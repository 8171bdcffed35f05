/** As many days as staff see counted one by one. */
export const countedDays = 30;
