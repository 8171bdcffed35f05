import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notifyError } from '../../ui/feedback/toasts.ts';
import { withNamedSpouse } from '../people/named-people.ts';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { type Candidate, candidatesFor } from './executor-candidates.ts';
import type { ExecutorTask } from './executor-model.ts';
import { useAppointExecutor } from './use-executors.ts';

/** Everyone who could be an executor, a card each, and somebody new. */
export function AddExecutor({ onTask }: { onTask: (task: ExecutorTask) => void }) {
  const testatorRecord = withNamedSpouse(useTestatorRecord());
  const today = useToday();
  const appoint = useAppointExecutor();
  const [needsSpouse, setNeedsSpouse] = useState(false);

  const appointSpouse = (personId: PersonId | null) => {
    setNeedsSpouse(personId === null);
    if (personId === null) notifyError('Please complete spouse details first');
    else if (!appoint.isPending) appoint.mutate({ personId, role: 'primary' });
  };
  const choose = ({ kind, personId }: Candidate) => {
    if (kind === 'spouse') return appointSpouse(personId);
    const contact = testatorRecord.contacts.find(({ id }) => id === personId);
    if (contact) onTask({ kind: 'appoint', contact });
  };
  return (
    <section className="flex flex-col gap-3">
      <h4 className="heading text-lead">Add Executor</h4>
      {needsSpouse && testatorRecord.spouseDetails === null && (
        <Notice tone="error">
          Please complete spouse details first.{' '}
          <TextLink to={willMakerPath('details', 'spouseDetails')}>Go to Spouse/Partner Details</TextLink>
        </Notice>
      )}
      <PersonChoices label="People who could be executors">
        {candidatesFor(testatorRecord, today).map((candidate) => (
          <PersonChoice
            key={candidate.personId ?? candidate.kind}
            name={candidate.name}
            about={candidate.about === candidate.name ? 'Nothing saved yet' : candidate.about}
            action="add as executor"
            onPress={() => choose(candidate)}
          />
        ))}
        <PersonChoice
          name="Add New Person"
          about="Someone you have not named yet"
          action="add as executor"
          onPress={() => onTask({ kind: 'add' })}
        />
      </PersonChoices>
    </section>
  );
}

/** Cards of people side by side; one under another on a phone. */
function PersonChoices({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {children}
    </ul>
  );
}

interface PersonChoiceProps {
  name: string;
  about: string;
  /** What a press does, read out after who it is: "add as executor". */
  action: string;
  onPress: () => void;
}

/** Somebody who can be chosen: a card that is one button. */
function PersonChoice({ name, about, action, onPress }: PersonChoiceProps) {
  return (
    <li className="flex">
      <Button
        onPress={onPress}
        className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-field border border-field bg-card px-4 py-2.5 text-left transition-colors hover:border-deep hover:bg-sage"
      >
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{name}</span>{' '}
          <span className="block text-small text-muted">{about}</span>
          <span className="sr-only">: {action}</span>
        </span>
        <Plus aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep" />
      </Button>
    </li>
  );
}
