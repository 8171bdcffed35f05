import { RemovedPeople, type RemovedPerson } from '../../people/removed-people/removed-people.tsx';
import { openPersonalDetails } from '../personal-details/personal-details-autosave.ts';

/** Offers to bring back a spouse or partner, with the marital status that went with them. */
export function RemovedSpouse({ accountId }: { accountId: string }) {
  const restoreStatus = ({ formerStatus }: RemovedPerson) => {
    if (!formerStatus) return;
    const { autosave } = openPersonalDetails(accountId);
    autosave.edit({ maritalStatus: formerStatus });
    void autosave.save();
  };
  return <RemovedPeople kind="spouse" onRestored={restoreStatus} />;
}
