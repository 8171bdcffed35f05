import { isoTime } from '../records/read-rows.ts';

const those = (kind: 'recipient' | 'remainder') => `coalesce((
    select jsonb_agg(jsonb_build_object('personId', person_id, 'priority', priority) order by priority, r.position)
    from gift_recipients r join living on living.id = person_id
    where r.account_id = g.account_id and gift_id = g.id and kind = '${kind}'
  ), '[]')`;

export const giftRows = `
  select id, gift_type as "giftType", item_description as "itemDescription", cash_amount as "cashAmount", provider,
    policy_number as "policyNumber", policy_amount as "policyAmount", children_access_age as "childrenAccessAge",
    grandchildren_inherit as "grandchildrenInherit", ${those('recipient')} as recipients,
    ${those('remainder')} as "remainderRecipients", position, version, ${isoTime('saved_at')} as "savedAt"
  from gifts g natural join who order by position`;
