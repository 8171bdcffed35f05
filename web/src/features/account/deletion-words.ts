/** As in the contract, which the browser does not load. */
export const graceDays = 7;
