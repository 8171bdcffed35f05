import type { Address } from '@plainwill/contracts/shared/address';
import type { AddressProvider } from '../provider.ts';
import { type SamplePlace, samplePlaces } from './sample-places.ts';

/** A small address book of public buildings, for use without an account at a provider. */
export function createSampleProvider(): AddressProvider {
  const book = samplePlaces.flatMap(addressesOf).map((address) => ({ address, words: wordsOf(textOf(address)) }));
  return {
    async search(term) {
      const byPostcode = book.filter(({ address }) => address.postcode === term);
      if (byPostcode.length > 0) return byPostcode.map(({ address }) => address);
      const wanted = wordsOf(term);
      if (wanted.length === 0) return [];
      const isWanted = (words: string[]) => wanted.every((part) => words.some((word) => word.startsWith(part)));
      return book.filter(({ words }) => isWanted(words)).map(({ address }) => address);
    },
  };
}

function addressesOf({ postcode, town_or_city, county = '', buildings }: SamplePlace): Address[] {
  return buildings.map(([line_1, line_2 = '']) => ({
    formatted_address: [line_1, line_2, town_or_city, postcode].filter(Boolean).join(', '),
    line_1,
    line_2,
    town_or_city,
    county,
    postcode,
  }));
}

const textOf = ({ formatted_address, county }: Address) => `${formatted_address} ${county}`;

/** Lower-case words without accents and apostrophes: people type `st pauls`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
