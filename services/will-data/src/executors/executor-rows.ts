/** Primaries before backups, each in their order. */
export const executorRows = `
  select e.id, person_id as "personId", role, position
  from executors e natural join who join living on living.id = person_id
  order by role = 'primary' desc, position`;
