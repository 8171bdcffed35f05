import { addressOnWire } from '../records/address-rows.ts';
import { isoTime } from '../records/read-rows.ts';

/** The first added first. */
export const contactRows = `
  select id, first_name as "firstName", middle_names as "middleNames", last_name as "lastName", role, email,
    mobile_country_code as "mobileCountryCode", mobile_number as "mobileNumber", notes, ${addressOnWire}, version,
    ${isoTime('saved_at')} as "savedAt"
  from contacts natural join who join living using (id) order by living.created_at, id`;
