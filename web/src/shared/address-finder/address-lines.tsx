import { type Address, type AddressLine, inOneLine } from '@plainwill/contracts/shared/address';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface AddressLinesProps {
  address: Address;
  onChange: (address: Address) => void;
  errors: Partial<Record<AddressLine, string>>;
  isOwnAddress: boolean;
}

/** The address with one line changed, and written out again in one line. */
const withLine = (address: Address, line: AddressLine, text: string): Address => {
  const changed = { ...address, [line]: text };
  return { ...changed, address: inOneLine(changed) };
};

/** An address line by line. */
export function AddressLines({ address, onChange, errors, isOwnAddress }: AddressLinesProps) {
  const line = (name: AddressLine, autoComplete: string) => ({
    name,
    value: address[name],
    onChange: (text: string) => onChange(withLine(address, name, text)),
    error: errors[name],
    autoComplete: isOwnAddress ? autoComplete : 'off',
  });
  const tidyPostcode = () => {
    const postcode = normalisePostcode(address.postcode);
    if (postcode && postcode !== address.postcode) onChange(withLine(address, 'postcode', postcode));
  };
  return (
    <>
      <TextField label="Address line 1" {...line('line1', 'address-line1')} maxLength={200} />
      <TextField label="Address line 2" isOptional {...line('line2', 'address-line2')} maxLength={200} />
      <FieldRow>
        <TextField label="Town or city" {...line('townOrCity', 'address-level2')} maxLength={100} />
        <TextField label="County" isOptional {...line('county', 'address-level1')} maxLength={100} />
      </FieldRow>
      <div className="w-[12rem] max-w-full">
        <TextField
          label="Postcode"
          {...line('postcode', 'postal-code')}
          onLeave={tidyPostcode}
          autoCapitalize="characters"
          maxLength={10}
        />
      </div>
    </>
  );
}
