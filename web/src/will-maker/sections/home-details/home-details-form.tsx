import { type AddressLine, addressLines } from '@plainwill/contracts/shared/address';
import { asksTenancy, homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeOwnership } from '@plainwill/contracts/will-data/vocabulary';
import type { ReactNode } from 'react';
import { AddressFinder } from '../../../shared/address-finder/address-finder.tsx';
import type { Option } from '../../../ui/fields/field-parts.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { addressIn, type HomeDetailsText } from './home-details-model.ts';

interface HomeDetailsFormProps {
  form: RecordFormState<HomeDetailsText>;
  addressLabel: string;
  /** Instead of the questions' own. */
  labels?: Pick<Record<keyof HomeDetailsText, string>, 'homeOwnership' | 'tenancyType'>;
  ownershipOptions?: readonly Option<HomeOwnership>[];
  /** Filled in by the person who lives there. */
  isOwn?: boolean;
}

/** The testator's address and how they own the home; for staff. */
export const HomeDetailsForm = (props: HomeDetailsFormProps) => (
  <>
    <AddressFields {...props} />
    <OwnershipFields {...props} />
  </>
);

type AddressFieldsProps = Pick<HomeDetailsFormProps, 'form' | 'addressLabel' | 'isOwn'>;

export function AddressFields({ form, addressLabel, isOwn }: AddressFieldsProps) {
  const { textIn, edit, save, errors = {} } = form;
  const lines = Object.fromEntries(addressLines.map((line) => [line, textIn(line)])) as Record<AddressLine, string>;
  return (
    <LeaveGroup onLeave={save}>
      <AddressFinder
        label={addressLabel}
        isOwnAddress={isOwn}
        value={addressIn(lines)}
        onChange={({ address: _whole, ...found }) => edit(found)}
        errors={errors}
      />
    </LeaveGroup>
  );
}

export function OwnershipFields({ form, labels, ownershipOptions, isOwn }: Omit<HomeDetailsFormProps, 'addressLabel'>) {
  const homeOwnership = (form.textIn('homeOwnership') || null) as HomeOwnership | null;
  const shared = { of: homeDetailsQuestions, form, hasAdvice: isOwn };
  return (
    <>
      <QuestionField {...shared} name="homeOwnership" label={labels?.homeOwnership} options={ownershipOptions} />
      {asksTenancy({ homeOwnership }) && <QuestionField {...shared} name="tenancyType" label={labels?.tenancyType} />}
    </>
  );
}

/** Calls back when the focus leaves any field in it. */
function LeaveGroup({ onLeave, children }: { onLeave: (() => void) | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside
    <div onBlur={onLeave}>{children}</div>
  );
}
