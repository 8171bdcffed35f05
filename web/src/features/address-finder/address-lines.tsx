import type { Address } from '@plainwill/contracts/shared/address';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type AddressPart, withPart } from './address-parts.ts';

interface AddressLinesProps {
  address: Address;
  onChange: (address: Address) => void;
  name: string;
  errors: Partial<Record<AddressPart, string>>;
  isOwnAddress: boolean;
}

/** An address line by line. */
export function AddressLines({ address, onChange, name, errors, isOwnAddress }: AddressLinesProps) {
  const line = (part: AddressPart, autoComplete: string) => ({
    name: `${name}.${part}`,
    value: address[part],
    onChange: (text: string) => onChange(withPart(address, part, text)),
    error: errors[part],
    autoComplete: isOwnAddress ? autoComplete : 'off',
  });
  const tidyPostcode = () => {
    const postcode = normalisePostcode(address.postcode);
    if (postcode && postcode !== address.postcode) onChange(withPart(address, 'postcode', postcode));
  };
  return (
    <>
      <TextField label="Address line 1" {...line('line_1', 'address-line1')} maxLength={200} />
      <TextField label="Address line 2" isOptional {...line('line_2', 'address-line2')} maxLength={200} />
      <FieldRow>
        <TextField label="Town or city" {...line('town_or_city', 'address-level2')} maxLength={100} />
        <TextField label="County" isOptional {...line('county', 'address-level1')} maxLength={100} />
      </FieldRow>
      <div className="w-48">
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
