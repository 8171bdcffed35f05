import { addressOf, siteCaller } from './site-caller.ts';

/** Searches through the gateway, each time as another visitor. */
export function addressSearch(site: { url: string; gatewayUrl: string }, atOnce: number) {
  const { call, close } = siteCaller(site, atOnce);
  let visitors = 0;
  return {
    /** @returns how many addresses were found */
    async search(searchTerm: string): Promise<number> {
      const found = await call('addressLookup.addresses.search', { searchTerm }, { address: addressOf(++visitors) });
      return found.addresses.length;
    },
    close,
  };
}
