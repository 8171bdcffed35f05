/** One row: the list with its version; none before anything is stored. */
export const residueRows = `
  select residue_version as version, coalesce((
    select jsonb_agg(
      jsonb_build_object('personId', person_id, 'priority', priority, 'shareBasisPoints', share_basis_points)
      order by priority, position
    ) from residuary_recipients r join living on living.id = person_id where r.account_id = t.account_id
  ), '[]') as recipients
  from testators t natural join who`;
