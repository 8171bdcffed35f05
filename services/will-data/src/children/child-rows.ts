import { savedByAnyone } from '../records/read-rows.ts';

/** The first added first. */
export const childRows = `
  select id, first_name as "firstName", middle_names as "middleNames", last_name as "lastName",
    date_of_birth as "dateOfBirth", gender, relationship, parental_responsibility as "parentalResponsibility",
    (select other.id from living other where other.id = other_parent_id) as "otherParentId", ${savedByAnyone}
  from children natural join who join living using (id) order by living.created_at, id`;
