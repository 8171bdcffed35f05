import { savedByAnyone } from '../records/read-rows.ts';

export const spouseDetailsRows = `
  select id, full_name as "fullName", relationship, gender, intending_to_marry as "intendingToMarry", ${savedByAnyone}
  from spouse_details natural join who where id in (select id from living)`;
