import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Ranked } from './priority-levels.ts';
import { hasShares, levelInTotal, type ShareDraft, shareName, withShares } from './share-draft.ts';

interface LevelSharesProps<D extends ShareDraft> {
  draft: D;
  level: readonly Ranked[];
  place: string;
  nameOf: (id: BeneficiaryId) => string;
  onChange: (draft: D) => void;
}

/** How those at a level share: equally, or by percentages with a running total. */
export function LevelShares<D extends ShareDraft>({ draft, level, place, nameOf, onChange }: LevelSharesProps<D>) {
  if (level.length === 1) return null;
  const isGiven = hasShares(draft, level);
  return (
    <div className="mt-2 flex flex-col gap-3 rounded-field bg-sage px-4 py-3">
      {isGiven && (
        // biome-ignore lint/a11y/useSemanticElements: the level has its own heading
        <div role="group" aria-label={`Shares of those who inherit ${place}`} className="flex flex-col gap-3">
          {level.map(({ personId }) => (
            <TextField
              key={personId}
              label={asTitle(`${nameOf(personId)}’s share`)}
              name={shareName(personId)}
              inputMode="decimal"
              suffix="%"
              value={draft.shares[personId] ?? ''}
              onChange={(text) => onChange({ ...draft, shares: { ...draft.shares, [personId]: text } })}
            />
          ))}
        </div>
      )}
      <p role="status" className="font-medium">
        {levelInTotal(draft, level)}
      </p>
      <ButtonRow>
        <Button variant="secondary" size="small" onPress={() => onChange(withShares(draft, level, !isGiven))}>
          {isGiven ? 'Share equally' : 'Set percentages'}
        </Button>
      </ButtonRow>
    </div>
  );
}
