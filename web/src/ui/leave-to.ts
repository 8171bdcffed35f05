/** Leaves the app for an address that is no page of it. */
export const leaveTo = (address: string) => window.location.assign(address);
