import { addressOnWire } from '../records/address-rows.ts';
import { savedByAnyone } from '../records/read-rows.ts';

/** The first added first. */
export const contactRows = `
  select id, first_name as "firstName", middle_names as "middleNames", last_name as "lastName", role, email,
    mobile_country_code as "mobileCountryCode", mobile_number as "mobileNumber", notes, ${addressOnWire},
    date_of_birth as "dateOfBirth", is_charity as "isCharity", charity_number as "charityNumber", ${savedByAnyone}
  from contacts natural join who join living using (id) order by living.created_at, id`;
