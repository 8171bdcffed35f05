import { Address } from '@plainwill/contracts/shared/address';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { describe, expect, it } from 'vitest';
import { samplePlaces } from './sample-places.ts';
import { createSampleProvider } from './sample-provider.ts';

const provider = createSampleProvider();
const search = (term: string) => provider.search(term, AbortSignal.timeout(1000));
const lines = async (term: string) => (await search(term)).map(({ line_1 }) => line_1);

describe('the sample address book', () => {
  it.each(samplePlaces)('holds proper addresses at $postcode', async ({ postcode, buildings }) => {
    expect(normalisePostcode(postcode)).toBe(postcode);
    const found = await search(postcode);
    expect(found).toHaveLength(buildings.length);
    for (const address of found) expect(Address.parse(address)).toEqual(address);
  });

  it('is found by words, in any order, begun but not finished', async () => {
    expect(await lines('cath durham')).toEqual(['Durham Cathedral']);
    expect(await lines('st pauls')).toEqual(['St Paul’s Cathedral']);
    expect(await lines('gwynedd')).toEqual(['Caernarfon Castle']);
  });

  it('is not found by words that it does not hold, or by none', async () => {
    expect(await lines('durham castle')).toEqual([]);
    expect(await lines('?!')).toEqual([]);
    expect(await lines('ZZ1 1ZZ')).toEqual([]);
  });
});
