import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aContactNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { aProvision } from '../../testing/a-provision.ts';
import { partsInWill } from './parts-in-will.ts';

const [sue, rob] = [aContactNamed('Sue Vale'), aContactNamed('Rob Finch')];

it('knows who has a pet, and counts leaving somebody out as no part', () => {
  const record = aMarriedRecord({
    contacts: [sue, rob],
    provisions: [
      aProvision('pet', { description: 'Rex', takerId: 'sue' as PersonId }),
      aProvision('exclusion', { personId: 'rob' as PersonId }),
    ],
  });
  expect(partsInWill(record, sue.id)).toBe('has another part in your will');
  expect(partsInWill(record, rob.id)).toBe('');
});
