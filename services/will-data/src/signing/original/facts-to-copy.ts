import { brand } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { keptAtLabels } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import type { FactToCopy } from '@plainwill/contracts/will-data/signing/where-kept';
import { formatDay } from '@plainwill/law/checks/wording';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { willOf } from '@plainwill/law/will/model/will';
import { inOneLine } from '@plainwill/law/will/people/addresses';
import { fullName } from '@plainwill/law/will/people/names';
import type { Person } from '@plainwill/law/will/people/person';

/** The current signed will, and the answers of a day. */
export interface FactSources {
  note: Pick<SignedWill, 'signedOn' | 'copyNumber' | 'keptAt'>;
  /** The answers that the signed copy was made from; null for a will that was not made here. */
  signed: WillFacts | null;
  today: WillFacts;
  asOf: CalendarDate;
}

/** The name as the will has it, and the address as it is now. */
export const testatorIn = ({ signed, today }: FactSources) => ({
  name: fullName((signed ?? today).personalDetails),
  address: inOneLine(today.homeDetails),
});

/** The facts that every form asks; a value is empty where nobody has told it. */
export function factsOfTestator(sources: FactSources): FactToCopy[] {
  const { name, address } = testatorIn(sources);
  const { knownAs, dateOfBirth } = sources.today.personalDetails;
  return [
    { label: 'Full name', value: name },
    { label: 'Other or former names', value: knownAs ?? '' },
    { label: 'Date of birth', value: dateOfBirth ? formatDay(dateOfBirth) : '' },
    { label: 'Address', value: address },
    { label: 'Date of the will', value: formatDay(sources.note.signedOn) },
  ];
}

function addressOf({ id }: Person, { signed, today }: FactSources): string {
  const contact = [today, signed].flatMap((facts) => facts?.contacts ?? []).find((each) => each.id === id);
  return contact ? inOneLine(contact) : '';
}

/** The executors of the signed will, the backups after the others; an address is empty where none is known. */
export function executorsIn(sources: FactSources): { name: string; address: string }[] {
  const { signed, note } = sources;
  if (!signed) return [];
  const { primaries, backups } = willOf(signed, note.signedOn);
  return [...primaries, ...backups].map((person) => ({ name: person.name, address: addressOf(person, sources) }));
}

/** The facts that a register of wills asks: where a will is, and nothing that it says. */
export function registerFacts(sources: FactSources): FactToCopy[] {
  const { keptAt, copyNumber } = sources.note;
  return [
    ...factsOfTestator(sources),
    {
      label: 'Where the will is',
      value: keptAt ? [keptAtLabels[keptAt.kind], keptAt.where].filter(Boolean).join(': ') : '',
    },
    { label: 'Made with', value: copyNumber === null ? '' : brand.name },
  ];
}
