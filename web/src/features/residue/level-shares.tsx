import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Ranked } from '../recipients/priority-levels.ts';
import { hasShares, levelInTotal, type ResidueDraft, shareName, withShares } from './residue-draft.ts';

interface LevelSharesProps {
  draft: ResidueDraft;
  level: readonly Ranked[];
  place: string;
  nameOf: (id: PersonId) => string;
  onChange: (draft: ResidueDraft) => void;
}

/** How those at a level share: equally, or by percentages with a running total. */
export function LevelShares({ draft, level, place, nameOf, onChange }: LevelSharesProps) {
  if (level.length === 1) return null;
  const isGiven = hasShares(draft, level);
  return (
    <div className="mt-2 flex flex-col gap-3 rounded-field bg-sage px-4 py-3">
      {isGiven && (
        // biome-ignore lint/a11y/useSemanticElements: the level has its own heading
        <div role="group" aria-label={`Shares of those who take ${place}`} className="flex flex-col gap-3">
          {level.map(({ personId }) => (
            <TextField
              key={personId}
              label={`${nameOf(personId)}’s share`}
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
        <Button look="secondary" size="small" onPress={() => onChange(withShares(draft, level, !isGiven))}>
          {isGiven ? 'Share equally' : 'Give percentages'}
        </Button>
      </ButtonRow>
    </div>
  );
}
