import { chances, placeName } from './synthetic-addresses.ts';

/** A made-up charity, as a record of the Commission's public extract. */
export interface SyntheticCharity {
  registered_charity_number: number;
  linked_charity_number: 0;
  charity_name: string;
  charity_registration_status: 'Registered' | 'Removed';
  latest_income: number;
  charity_contact_address1: string;
  charity_contact_address2: string;
}

const causes =
  'CHURCH SCHOOL HOSPICE PLAYGROUP MUSEUM LIBRARY THEATRE CHOIR ORCHESTRA ALMSHOUSES SCOUTS ALLOTMENTS RESCUE SHELTER CANCER HEART DOGS CATS HORSES BIRDS WOODLAND CANAL RAILWAY CHILDREN YOUTH PENSIONERS VETERANS NURSING HOUSING RELIEF'.split(
    ' ',
  );
// Common words are in every fourth name, as on the real register.
const bodies =
  'TRUST TRUST FUND SOCIETY ASSOCIATION CHARITY FOUNDATION COMMITTEE CLUB CENTRE PROJECT LEAGUE COUNCIL GUILD'.split(
    ' ',
  );
const starts = ['', '', 'THE ', 'ST ', 'FRIENDS OF ', 'ROYAL '];

/** As many charities as asked for, the same each time: one in three was removed, as on the real register. */
export function* syntheticCharities(count: number): Generator<SyntheticCharity> {
  const chance = chances();
  const one = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T;
  for (let index = 0; index < count; index++) {
    const town = placeName(one);
    yield {
      registered_charity_number: 200_000 + index,
      linked_charity_number: 0,
      charity_name: `${one(starts)}${town.toUpperCase()} ${one(causes)} ${one(bodies)}`,
      charity_registration_status: chance() < 1 / 3 ? 'Removed' : 'Registered',
      latest_income: Math.round(chance() ** 6 * 10_000_000),
      charity_contact_address1: '1 Mill Lane',
      charity_contact_address2: chance() < 0.5 ? town : placeName(one),
    };
  }
}

/** The file of `npm run import-charities`, piece by piece. */
export function* syntheticExtract(count: number): Generator<string> {
  let before = '[';
  for (const charity of syntheticCharities(count)) {
    yield `${before}${JSON.stringify(charity)}`;
    before = ',\r\n';
  }
  yield ']';
}
