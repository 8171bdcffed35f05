import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';

/** What a form says of somebody who is known already: a field left empty takes nothing away from what is stored. */
export function filledIn({
  mobileCountryCode,
  mobileNumber,
  address,
  line1,
  line2,
  townOrCity,
  county,
  postcode,
  ...others
}: ExecutorPerson): Partial<ExecutorPerson> {
  // A part of an address means something only with the others.
  const lines = { address, line1, line2, townOrCity, county, postcode };
  const hasAddress = Object.values(lines).some((line) => line !== '');
  const said = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return {
    ...said,
    ...(mobileNumber !== '' && { mobileCountryCode, mobileNumber }),
    ...(hasAddress && lines),
  };
}
