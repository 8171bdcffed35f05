/** Leaves the app for an address that is no page of it, as a link to it would. */
export function leaveTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
