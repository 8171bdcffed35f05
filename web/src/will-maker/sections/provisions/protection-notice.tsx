import { listed, listedAsChoice } from '@plainwill/contracts/shared/phrases';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { protectedBeneficiaries } from './people-of-provisions.ts';
import { findASolicitor } from './solicitor-note.tsx';
import { useSettings } from './use-settings.ts';

const help = [
  ['Law Society', findASolicitor],
  ['STEP', 'https://www.step.org'],
  ['Mencap', 'https://www.mencap.org.uk'],
] as const;

/** Refers whoever leaves something outright to a person who needs help with money to a solicitor. */
export function ProtectionNotice({ beneficiaries }: { beneficiaries: readonly Recipient[] }) {
  const people = protectedBeneficiaries(useTestatorRecord(), beneficiaries);
  const { settings, save } = useSettings();
  const isAdvised = settings.protectionAdvice !== null;
  if (people.length === 0) return null;
  const names = people.map(({ fullName }) => fullName);
  const everyone = listed(names);
  return (
    <Notice tone="info" title={isAdvised ? `You leave money straight to ${everyone}` : `Take advice about ${everyone}`}>
      {!isAdvised && (
        <>
          <p>
            Money paid straight to {listedAsChoice(names)} could end benefits or be taken advantage of. A trust for them
            needs a solicitor.
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {help.map(([name, address]) => (
              <li key={name} className="flex min-h-11 items-center">
                <TextLink to={address} opensNewTab>
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <Checkbox
        name="protectionAdvice"
        label={willSettingsQuestions.protectionAdvice.options.outright_advised}
        isSelected={isAdvised}
        onChange={(isAdvised) => save({ protectionAdvice: isAdvised ? 'outright_advised' : null })}
      />
    </Notice>
  );
}
