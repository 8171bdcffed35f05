import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tellError } from '../../ui/feedback/tell.ts';
import { willMakerPath } from '../../will-maker-paths.ts';
import { PersonChoice, PersonChoices } from '../people/person-choice.tsx';
import { withNamedSpouse } from '../people/with-named-spouse.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { type Candidate, candidatesFor } from './executor-candidates.ts';
import type { ExecutorTask } from './executor-model.ts';
import { useAppointExecutor } from './use-executors.ts';

/** Everyone who could be an executor, a card each, and somebody new. */
export function AddExecutor({ onTask }: { onTask: (task: ExecutorTask) => void }) {
  const portal = withNamedSpouse(usePortal());
  const today = useToday();
  const appoint = useAppointExecutor();
  const [needsSpouse, setNeedsSpouse] = useState(false);

  const appointSpouse = (personId: PersonId | null) => {
    setNeedsSpouse(personId === null);
    if (personId === null) tellError('Please complete spouse details first');
    else if (!appoint.isPending) appoint.mutate({ personId, role: 'primary' });
  };
  const choose = ({ kind, personId }: Candidate) => {
    if (kind === 'spouse') return appointSpouse(personId);
    const contact = portal.contacts.find(({ id }) => id === personId);
    if (contact) onTask({ kind: 'appoint', contact });
  };
  return (
    <section className="flex flex-col gap-3">
      <h4 className="heading text-lead">Add Executor</h4>
      {needsSpouse && portal.spouseDetails === null && (
        <Notice tone="error">
          Please complete spouse details first.{' '}
          <TextLink to={willMakerPath('details', 'spouseDetails')}>Go to Spouse/Partner Details</TextLink>
        </Notice>
      )}
      <PersonChoices label="People who could be executors">
        {candidatesFor(portal, today).map((candidate) => (
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
