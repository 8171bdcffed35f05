export const addressOnWire =
  'address, line_1 as "line1", line_2 as "line2", town_or_city as "townOrCity", county, postcode';
