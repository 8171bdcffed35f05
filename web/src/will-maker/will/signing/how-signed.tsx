import { optionsOf } from '@plainwill/contracts/kit/question';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { trpc } from '../../../shared/api/trpc.ts';
import { updateTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { notify } from '../../../ui/toasts/toasts.ts';

const { executionVariant } = willSettingsQuestions;

const options = optionsOf(executionVariant);

/** How the testator will sign, which the words above the signatures must say. Non-Contentious Probate Rules 1987 r.13. */
export function HowSigned() {
  const { settings } = useTestatorRecord();
  const { mutate, variables, isPending } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings: saved })),
    onError: () => notify({ title: 'Save Error', text: 'Failed to save how you will sign', tone: 'error' }),
  });
  const chosen = (isPending && variables.executionVariant) || settings.executionVariant || 'standard';
  return (
    <>
      <div className="max-w-form">
        <Select
          label={executionVariant.label}
          hint={executionVariant.hint}
          options={options}
          value={chosen}
          onChange={(executionVariant) => mutate({ executionVariant })}
        />
      </div>
      {chosen !== 'standard' && (
        <Explanation>
          Before it is signed, the whole will must be read over to you in front of both witnesses, who must see that you
          understand and approve it. Ask a solicitor to be there.
        </Explanation>
      )}
    </>
  );
}
