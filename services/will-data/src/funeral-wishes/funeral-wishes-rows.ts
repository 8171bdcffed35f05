import { isoTime } from '../records/read-rows.ts';

export const funeralWishesRows = `
  select funeral_type as "funeralType", location, ashes_directions as "ashesDirections",
    readings_hymns as "readingsHymns", flowers_charities as "flowersCharities",
    gathering_directions as "gatheringDirections", version, ${isoTime('saved_at')} as "savedAt"
  from funeral_wishes natural join who`;
