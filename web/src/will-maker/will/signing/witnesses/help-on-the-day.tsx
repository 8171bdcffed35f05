import { emptyAddress } from '@plainwill/contracts/shared/address';
import type { Helper, SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useTestatorRecord } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { HowSigned } from '../how-signed.tsx';
import { useSavePlan } from '../use-signing-plan.ts';

type Role = 'signsForTestator' | 'reader' | 'interpreter';

const labels: Record<Role, string> = {
  signsForTestator: 'Who signs for you?',
  reader: 'Who reads the will to you?',
  interpreter: 'Who interprets?',
};

const helperCalled = (name: string): Helper | null =>
  name.trim() === ''
    ? null
    : {
        name: name.trim(),
        personId: null,
        notSameAs: [],
        dateOfBirth: null,
        age: null,
        address: emptyAddress,
        email: '',
        mobileNumber: '',
        relation: null,
        spouseOf: null,
        partnerOf: null,
      };

/** The helper as stored, where the name is still the same: what else is known of them stays. */
const helperAfter = (stored: Helper | null, name: string) =>
  stored?.name === name.trim() ? stored : helperCalled(name);

const namesIn = ({ signsForTestator, reader, interpreter }: SigningPlan['signing']) => ({
  signsForTestator: signsForTestator?.name ?? '',
  reader: reader?.name ?? '',
  interpreter: interpreter?.name ?? '',
});

/** The people who sign, read or interpret for a testator who cannot do it alone. */
export function HelpOnTheDay({ stored }: { stored: StoredPlan }) {
  const { signing } = stored.plan;
  const { settings } = useTestatorRecord();
  const variant = settings.executionVariant ?? 'standard';
  const [names, setNames] = useState(() => namesIn(signing));
  const [needsInterpreter, setNeeded] = useState(signing.needsInterpreter);
  const save = useSavePlan();
  const roles: Role[] = [
    ...(variant === 'signed_by_another' ? (['signsForTestator'] as const) : []),
    ...(variant === 'standard' ? [] : (['reader'] as const)),
    ...(needsInterpreter ? (['interpreter'] as const) : []),
  ];
  const submit = () =>
    save.change(
      ({ signing }) => ({
        signing: {
          ...signing,
          needsInterpreter,
          signsForTestator: helperAfter(signing.signsForTestator, names.signsForTestator),
          reader: helperAfter(signing.reader, names.reader),
          interpreter: needsInterpreter ? helperAfter(signing.interpreter, names.interpreter) : null,
        },
      }),
      () => notifySuccess('Saved'),
    );
  return (
    <section aria-labelledby="help-on-the-day">
      <Card>
        <h2 id="help-on-the-day" className="heading text-title">
          Help on the day
        </h2>
        <HowSigned />
        <Form onSubmit={submit} label="Help on the day">
          <Checkbox
            label="I need someone to interpret the will for me"
            isSelected={needsInterpreter}
            onChange={setNeeded}
          />
          {roles.map((role) => (
            <TextField
              key={role}
              label={labels[role]}
              name={role}
              hint="Someone who gets nothing under your will, and is not a witness."
              autoComplete="off"
              autoCapitalize="words"
              value={names[role]}
              onChange={(name) => setNames({ ...names, [role]: name })}
            />
          ))}
          {save.error && <Notice tone="error">{failureOf(save.error).message}</Notice>}
          <ButtonRow>
            <Button type="submit" variant="secondary" isPending={save.isPending} pendingLabel="Saving…">
              Save
            </Button>
          </ButtonRow>
        </Form>
      </Card>
    </section>
  );
}
