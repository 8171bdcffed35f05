import type { PersonId } from '@plainwill/contracts/shared/ids';
import { lookalikesOf, type NewPerson } from '@plainwill/contracts/will-data/known-people';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { refetchTestatorRecord, useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';

/** These may be the person about to be added, while the testator is asked. */
export function useLookalikes() {
  const testatorRecord = useTestatorRecord();
  const [lookalikes, ask] = useState<readonly PersonId[]>([]);
  return {
    lookalikes,
    /** @returns whether the testator is asked before this person is saved */
    mustAsk(person: NewPerson): boolean {
      const found = lookalikesOf(person, testatorRecord);
      ask(found);
      return found.length > 0;
    },
    /** After a call that failed: another window may have named them meanwhile. */
    async askIfKnown(error: unknown, person: NewPerson) {
      const isKnown = failureOf(error).reason === 'PersonKnown';
      ask(isKnown ? lookalikesOf(person, await refetchTestatorRecord()) : []);
    },
    stopAsking: () => ask([]),
  };
}
