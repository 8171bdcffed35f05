import type { PersonId } from '@plainwill/contracts/shared/ids';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import { useContext } from 'react';
import { nameAmong } from '../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { moveFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogActions, Leaving } from '../../ui/dialogs/form-dialog.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { aboutPerson } from './about-person.ts';
import { partsInWill } from './parts-in-will.ts';

interface SamePersonProps {
  name: string;
  lookalikes: readonly PersonId[];
  /** Why someone cannot be chosen here, if so. */
  reasonOf?: ((id: PersonId) => string | undefined) | undefined;
  isPending: boolean;
  onSame: (id: PersonId) => void;
  onSomeoneElse: () => void;
  onBack: () => void;
}

/** Asks whether someone about to be added is named already: nobody is changed or merged without an answer. */
export function SamePerson({ name, lookalikes, reasonOf, isPending, ...props }: SamePersonProps) {
  const leaving = useContext(Leaving);
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const people = peopleOf(testatorRecord);
  return (
    <div className="flex grow flex-col gap-5">
      <div>
        <h3 ref={moveFocus} tabIndex={-1} className="heading text-lead">
          Is this the same person?
        </h3>
        <p className="text-muted">
          You are adding {name}. The name or email is the same as someone you have already named. Nothing changes for
          them unless you edit them. If two people have the same name, add “senior”, “junior” or a middle name, so that
          your will can tell them apart.
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {lookalikes.map((id) => {
          const known = nameAmong(people, id);
          const parts = partsInWill(testatorRecord, id);
          const email = testatorRecord.contacts.find((contact) => contact.id === id)?.email;
          const reason = reasonOf?.(id);
          return (
            <li key={id} className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 wrap-anywhere">
              <div>
                <p>
                  <span className="font-semibold">{known}</span>{' '}
                  <span className="text-muted">{aboutPerson(testatorRecord, id, today)}</span>
                </p>
                {email && (
                  <p className="text-small text-muted">
                    <EmailText email={email} />
                  </p>
                )}
                <p className="text-small text-muted">{parts ? `In your will: ${parts}` : 'Not in your will yet'}</p>
              </div>
              {reason ? (
                <p className="text-small">{reason}</p>
              ) : (
                <ButtonRow>
                  <Button size="small" isPending={isPending} onPress={() => props.onSame(id)}>
                    Yes, use {known}
                  </Button>
                </ButtonRow>
              )}
            </li>
          );
        })}
      </ul>
      <Leaving value={{ ...leaving, leave: props.onBack }}>
        <DialogActions cancelLabel="Back">
          <Button variant="secondary" isPending={isPending} pendingLabel="Saving…" onPress={props.onSomeoneElse}>
            No, this is someone else
          </Button>
        </DialogActions>
      </Leaving>
    </div>
  );
}
