import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The addresses that have a word beginning with each of the words typed. */
export function filterAddresses(addresses: readonly FoundAddress[], typed: string): FoundAddress[] {
  const wanted = plain(typed).match(/[\p{L}\d]+/gu) ?? [];
  return addresses.filter(({ formatted_address }) => {
    const words = plain(formatted_address).match(/[\p{L}\d]+/gu) ?? [];
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
