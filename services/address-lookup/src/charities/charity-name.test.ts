import { expect, it } from 'vitest';
import { charityNameOf, nameKeyOf, nameTokensOf, townOf } from './charity-name.ts';

it.each([
  ['CANCER RESEARCH UK', 'Cancer Research UK'],
  ['  THE   SALVATION ARMY ', 'The Salvation Army'],
  ['FRIENDS OF THE EARTH', 'Friends of the Earth'],
  ["ST LUKE'S HOSPICE", "St Luke's Hospice"],
  ['WWF - UK', 'WWF - UK'],
  ['THE NSPCC TRUST', 'The NSPCC Trust'],
  ['RSPCA', 'RSPCA'],
  ['MIND', 'MIND'],
  ['SHELTER, NATIONAL CAMPAIGN FOR HOMELESS PEOPLE', 'Shelter, National Campaign for Homeless People'],
  ['Barnardo’s', 'Barnardo’s'],
  ['Tŷ Hafan', 'Tŷ Hafan'],
])('%s is written as %s', (registered, written) => {
  expect(charityNameOf(registered)).toBe(written);
});

it.each([
  ['The National Trust', 'national trust'],
  ['R.S.P.C.A.', 'rspca'],
  ['The R.N.L.I. of Poole', 'rnli poole'],
  ['Barnardo’s', 'barnardos'],
  ['St. John Ambulance', 'st john ambulance'],
  ['The', ''],
])('%s and names like it have the key %s', (name, key) => {
  expect(nameKeyOf(name)).toBe(key);
});

it('has each word of a name once', () => {
  expect(nameTokensOf('The Trust of the Trust')).toEqual(['trust']);
});

it.each([
  [['1 Mill Lane', 'DURHAM', null, null, null], 'Durham'],
  [['Head Office', '1 Mill Lane', 'GUILDFORD', 'SURREY'], 'Guildford'],
  [['1 Mill Lane', 'Whitby', 'NORTH YORKSHIRE'], 'Whitby'],
  [['1 Mill Lane', 'Consett', 'County Durham'], 'Consett'],
  [['1 Mill Lane', 'STOKE-ON-TRENT', ' '], 'Stoke-on-Trent'],
  [['1 Mill Lane', 'STREET', 'SOMERSET'], 'Street'],
  [['1 Mill Lane', 'CHESTER LE STREET', 'COUNTY DURHAM'], 'Chester le Street'],
  [['Box 7', '1 Mill Lane'], null],
  [['YORK'], null],
  [[], null],
])('the town of %j is %j', (lines, town) => {
  expect(townOf(lines)).toBe(town);
});

it.each([
  'WEST MIDLANDS',
  'Greater Manchester',
  'Greater London',
  'Tyne and Wear',
  'Tyne & Wear',
  'Isle of Wight',
  'East Riding of Yorkshire',
  'South Glamorgan',
  'United Kingdom',
  'Great Britain',
  'UK',
  'England',
  'Wales',
  'Scotland',
])('%s is no town, but where one lies', (line) => {
  expect(townOf(['1 Mill Lane', 'QUARRYTOWN', line])).toBe('Quarrytown');
});

it.each([
  'Church Lane',
  'MILL ROAD',
  'High Street',
  'Park Avenue',
  'The Close',
  'Quarry Drive',
  'The Way',
  'Market Square',
  'Castle Place',
  'The Terrace',
  'Royal Crescent',
  'Abbey Gardens',
])('%s is a street, and no town', (line) => {
  expect(townOf(['The Old Vicarage', line])).toBeNull();
  expect(townOf(['The Old Vicarage', 'Quarrytown', line])).toBe('Quarrytown');
});
