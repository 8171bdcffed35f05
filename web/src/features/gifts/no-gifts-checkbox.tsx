import { Checkbox } from '../../ui/checkbox.tsx';
import { useSaveNoGifts } from './use-gifts.ts';

/** Offered while there are no gifts. It shows what is being saved, and what is stored if that fails. */
export function NoGiftsCheckbox({ isSelected }: { isSelected: boolean }) {
  const { mutate, isPending, variables } = useSaveNoGifts();
  return (
    <Checkbox
      name="hasNoSpecificGifts"
      label="I do not wish to leave any specific gifts"
      isSelected={isPending ? variables.hasNoSpecificGifts === true : isSelected}
      onChange={(hasNoSpecificGifts) => !isPending && mutate({ hasNoSpecificGifts })}
    />
  );
}
