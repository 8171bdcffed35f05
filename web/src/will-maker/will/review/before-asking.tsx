import type { Finding, OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../../ui/fields/fieldset.tsx';
import { keyOf } from '../checks/finding-model.ts';
import { useUnderstand } from '../checks/understood.ts';

/** These findings have to be fixed before anybody reads the will. */
export const Blocked = ({ blocks }: { blocks: readonly Finding[] }) => (
  <Notice tone="info" title="Fix this before you ask">
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {blocks.map((block) => (
        <li key={`${keyOf(block)} ${block.message}`}>{block.message}</li>
      ))}
    </ul>
    <TextLink to={willMakerPath('will')}>See how to fix it in Your Will</TextLink>
  </Notice>
);

/** The warnings to be understood before somebody else reads of them. */
export function Warnings({ warnings }: { warnings: readonly OwnFinding[] }) {
  const understand = useUnderstand();
  return (
    <Fieldset legend="Read each warning">
      <div className="mt-1 flex flex-col gap-2">
        {warnings.map((warning) => (
          <Checkbox
            key={`${keyOf(warning)} ${warning.message}`}
            isFramed
            label={`I understand: ${warning.message}`}
            isSelected={warning.isUnderstood}
            onChange={(isUnderstood) => understand.mutate({ version: warning.version, isUnderstood })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
