import { expect, it } from 'vitest';
import { titleCase } from './title-case.ts';

it.each([
  ['39 TEST STREET', '39 Test Street'],
  ['FLAT B', 'Flat B'],
  ['1A MILL LANE', '1A Mill Lane'],
  ['19C', '19C'],
  ['PO BOX 44', 'PO Box 44'],
  ['MCDONALD COURT', 'McDonald Court'],
  ["O'NEILL'S ROW", "O'Neill's Row"],
  ['ST JAMES’S PLACE', 'St James’s Place'],
  ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
  ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
  ['THE OLD BARN', 'The Old Barn'],
  ['BARN, THE CLOSE', 'Barn, The Close'],
  ['2ND FLOOR', '2nd Floor'],
  ['CAFÉ TŶ MAWR', 'Café Tŷ Mawr'],
  ['BP UK HOUSE', 'Bp UK House'],
  ['Stoke-on-Trent', 'Stoke-on-Trent'],
  ['McDonald Court', 'McDonald Court'],
  ['IBM House', 'IBM House'],
  ['', ''],
])('writes %j as %j', (given, written) => {
  expect(titleCase(given)).toBe(written);
});
