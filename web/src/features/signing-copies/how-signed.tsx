import { type ExecutionVariant, executionVariants } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../api/trpc.ts';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { updateTestatorRecord } from '../testator-record/testator-record-cache.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';

const words: Record<ExecutionVariant, string> = {
  standard: 'I will read and sign it myself',
  cannot_read: 'I cannot read it, but will sign it',
  by_mark: 'I will sign with a mark',
  signed_by_another: 'Somebody else will sign for me',
};

const options = executionVariants.map((value) => ({ value, label: words[value] }));

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
          label="How will you sign?"
          hint="The words above the signatures say so."
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
