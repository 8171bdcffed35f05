import { addressOnWire } from '../records/address-rows.ts';
import { isoTime } from '../records/read-rows.ts';

export const homeDetailsRows = `
  select ${addressOnWire}, home_ownership as "homeOwnership", tenancy_type as "tenancyType",
    (select id from living where id = co_owner_id) as "coOwnerId", version, ${isoTime('saved_at')} as "savedAt"
  from home_details natural join who`;
