import { addressOnWire } from '../records/address-rows.ts';
import { savedByAnyone } from '../records/read-rows.ts';

export const homeDetailsRows = `
  select ${addressOnWire}, home_ownership as "homeOwnership", tenancy_type as "tenancyType",
    (select id from living where id = co_owner_id) as "coOwnerId",
    is_domiciled_here as "isDomiciledHere", has_foreign_assets as "hasForeignAssets",
    is_for_united_kingdom as "isForUnitedKingdom", has_business as "hasBusiness", ${savedByAnyone}
  from home_details natural join who`;
