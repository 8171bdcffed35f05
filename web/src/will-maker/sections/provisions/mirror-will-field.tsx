import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useSettings } from './use-settings.ts';

/** That somebody's spouse or partner is making a matching will. */
export function MirrorWillField() {
  const { settings, save } = useSettings();
  const { label, hint } = willSettingsQuestions.isMirrorWill;
  return (
    <Checkbox
      name="isMirrorWill"
      label={label}
      hint={hint}
      isSelected={settings.isMirrorWill}
      onChange={(isMirrorWill) => save({ isMirrorWill })}
    />
  );
}
