import { savedByAnyone } from '../records/read-rows.ts';

export const personalDetailsRows = `
  select title, first_name as "firstName", known_as as "knownAs", middle_names as "middleNames",
    last_name as "lastName", date_of_birth as "dateOfBirth", gender, marital_status as "maritalStatus", email,
    mobile_country_code as "mobileCountryCode", mobile_number as "mobileNumber", occupation, employer, ${savedByAnyone}
  from personal_details natural join who`;
