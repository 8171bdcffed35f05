import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import {
  type TrustedSettings,
  type TrustedThing,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pendingProofAtom, useProof } from '../../../../account/reauthentication/reauthentication.ts';
import { SeenEntries } from '../../../../account/trusted/seen-entries.tsx';
import { failureOf } from '../../../../shared/api/failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../../../ui/fields/radio-pills.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { ownThingLabels, thingsAt, timeOptions, toConfirm } from './trusted-model.ts';
import { usePreviewOfThing, useSetTrusted } from './use-trusted.ts';

interface SettingsDialogProps {
  person: TrustedPerson;
  onClose: () => void;
}

/** First what they may read and when; then the same as they would see it. It stands aside while its reader shows who they are. */
export function SettingsDialog({ person, onClose }: SettingsDialogProps) {
  const { id, firstName, version } = person;
  const [things, setThings] = useState<TrustedSettings>(person.things);
  const [mayAsk, setMayAsk] = useState(person.mayAsk);
  const [isChecking, setChecking] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly TrustedThing[]>([]);
  const [isMissing, setMissing] = useState(false);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const set = useSetTrusted();
  const { run, isPending, error } = useProof({
    ...set,
    mutate: (_: undefined, options) =>
      set.mutate(
        { id, basedOn: version, mayAsk, things, confirmed: [...confirmed] },
        {
          ...options,
          onSuccess: () => {
            onClose();
            notifySuccess(`Saved what ${firstName} may read.`);
          },
        },
      ),
  });
  const asked = toConfirm(person.things, things);
  const missing = asked.filter((thing) => !confirmed.includes(thing));
  const submit = () => {
    if (!isChecking) return setChecking(true);
    setMissing(missing.length > 0);
    if (missing.length === 0 && !isPending) run(undefined);
  };
  const isDirty = mayAsk !== person.mayAsk || trustedThings.some((thing) => things[thing] !== person.things[thing]);
  const errors = Object.fromEntries(missing.map((thing) => [thing, 'Tick this, or go back and choose another time']));
  const title = isChecking ? 'What they will see' : 'What they may read';
  return (
    <FormDialog isOpen={!isProving} onClose={onClose} title={title} isDirty={isDirty}>
      <Form key={String(isChecking)} onSubmit={submit} label={title} validationErrors={isMissing ? errors : undefined}>
        <p className="font-semibold wrap-anywhere">{firstName}</p>
        {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
        {isChecking ? (
          <>
            <AsTheySeeIt person={person} things={things} mayAsk={mayAsk} />
            {asked.map((thing) => (
              <Checkbox
                key={thing}
                name={thing}
                label={`Yes, ${firstName} may read this now, while I am alive: ${ownThingLabels[thing]}`}
                isSelected={confirmed.includes(thing)}
                onChange={(isTicked) =>
                  setConfirmed(isTicked ? [...confirmed, thing] : confirmed.filter((other) => other !== thing))
                }
                isFramed
              />
            ))}
          </>
        ) : (
          <>
            {trustedThings.map((thing) => (
              <RadioPills
                key={thing}
                label={ownThingLabels[thing]}
                name={thing}
                options={timeOptions(thing)}
                value={things[thing]}
                onChange={(time) => setThings({ ...things, [thing]: time })}
              />
            ))}
            <Checkbox
              label={`${firstName} may ask for a release after my death`}
              isSelected={mayAsk}
              onChange={setMayAsk}
            />
            <p className="text-small text-muted">
              After a release means: someone you trust has told us that you have died, and you have not answered our
              emails for as long as you chose. The words of your will are never shown before that.
            </p>
          </>
        )}
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            {isChecking ? 'Save' : 'Show what they will see'}
          </Button>
          {isChecking && (
            <Button variant="secondary" onPress={() => setChecking(false)}>
              Back
            </Button>
          )}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

interface AsTheySeeItProps {
  person: TrustedPerson;
  things: TrustedSettings;
  mayAsk: boolean;
}

function AsTheySeeIt({ person: { id, firstName }, things, mayAsk }: AsTheySeeItProps) {
  const [now, later] = [thingsAt(things, 'now'), thingsAt(things, 'afterRelease')];
  return (
    <>
      <p>
        {now.length === 0
          ? `${firstName} can read nothing now.`
          : `${firstName} can read this now, as it is on the day they open it. You can see when they do.`}
      </p>
      {now.map((thing) => (
        <Disclosure key={thing} summary={ownThingLabels[thing]}>
          <Preview id={id} thing={thing} />
        </Disclosure>
      ))}
      {later.length > 0 && (
        <div className="flex flex-col gap-1">
          <p>After a release they can read, as it was when that was asked for:</p>
          <ul className="list-disc pl-6">
            {later.map((thing) => (
              <li key={thing}>{ownThingLabels[thing]}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{mayAsk ? 'They can ask for the release.' : 'They cannot ask for the release: someone else must.'}</p>
    </>
  );
}

function Preview({ id, thing }: { id: TrustedPerson['id']; thing: TrustedThing }) {
  const preview = usePreviewOfThing(id, thing);
  if (preview.error) return <Notice tone="error">{failureOf(preview.error).message}</Notice>;
  return preview.data ? <SeenEntries seen={preview.data} /> : <Loading rows={2} />;
}
