export interface SamplePlace {
  postcode: string;
  town_or_city: string;
  county?: string;
  /** First line, and the second where there is one. */
  buildings: readonly (readonly [line_1: string, line_2?: string])[];
}

/** Public buildings in England and Wales; nobody's home. */
export const samplePlaces: readonly SamplePlace[] = [
  { postcode: 'SW1A 1AA', town_or_city: 'London', buildings: [['Buckingham Palace']] },
  {
    postcode: 'SW1A 2AA',
    town_or_city: 'London',
    buildings: [['9 Downing Street'], ['10 Downing Street'], ['11 Downing Street'], ['12 Downing Street']],
  },
  {
    postcode: 'SW1A 0AA',
    town_or_city: 'London',
    buildings: [
      ['House of Commons', 'Parliament Square'],
      ['Westminster Hall', 'Parliament Square'],
      ['Elizabeth Tower', 'Parliament Square'],
    ],
  },
  {
    postcode: 'SW1P 3PA',
    town_or_city: 'London',
    buildings: [
      ['Westminster Abbey', '20 Dean’s Yard'],
      ['The Chapter Office', '20 Dean’s Yard'],
    ],
  },
  {
    postcode: 'EC3N 4AB',
    town_or_city: 'London',
    buildings: [
      ['The White Tower', 'Tower of London'],
      ['The Jewel House', 'Tower of London'],
      ['The Chapel Royal of St Peter ad Vincula', 'Tower of London'],
    ],
  },
  { postcode: 'EC4M 8AD', town_or_city: 'London', buildings: [['St Paul’s Cathedral', 'St Paul’s Churchyard']] },
  { postcode: 'WC1B 3DG', town_or_city: 'London', buildings: [['The British Museum', 'Great Russell Street']] },
  {
    postcode: 'NW1 2DB',
    town_or_city: 'London',
    buildings: [
      ['The British Library', '96 Euston Road'],
      ['The Alan Turing Institute', '96 Euston Road'],
    ],
  },
  {
    postcode: 'SE10 9NF',
    town_or_city: 'London',
    buildings: [
      ['National Maritime Museum', 'Romney Road'],
      ['The Queen’s House', 'Romney Road'],
    ],
  },
  {
    postcode: 'DH1 3EH',
    town_or_city: 'Durham',
    county: 'County Durham',
    buildings: [
      ['Durham Cathedral', 'The College'],
      ['The Chapter Office', 'The College'],
    ],
  },
  {
    postcode: 'YO1 7HH',
    town_or_city: 'York',
    county: 'North Yorkshire',
    buildings: [
      ['York Minster', 'Deangate'],
      ['York Minster Undercroft Museum', 'Deangate'],
    ],
  },
  {
    postcode: 'LS1 3AD',
    town_or_city: 'Leeds',
    county: 'West Yorkshire',
    buildings: [['Leeds Town Hall', 'The Headrow']],
  },
  {
    postcode: 'M2 5DB',
    town_or_city: 'Manchester',
    buildings: [['Manchester Town Hall', 'Albert Square']],
  },
  {
    postcode: 'L1 7AZ',
    town_or_city: 'Liverpool',
    county: 'Merseyside',
    buildings: [['Liverpool Cathedral', 'St James’ Mount']],
  },
  {
    postcode: 'B1 2ND',
    town_or_city: 'Birmingham',
    buildings: [['Library of Birmingham', 'Centenary Square']],
  },
  {
    postcode: 'OX1 3BG',
    town_or_city: 'Oxford',
    county: 'Oxfordshire',
    buildings: [
      ['The Bodleian Library', 'Broad Street'],
      ['The Radcliffe Camera', 'Radcliffe Square'],
      ['The Weston Library', 'Broad Street'],
    ],
  },
  {
    postcode: 'BA1 1LZ',
    town_or_city: 'Bath',
    county: 'Somerset',
    buildings: [
      ['The Roman Baths', 'Abbey Churchyard'],
      ['The Pump Room', 'Abbey Churchyard'],
    ],
  },
  {
    postcode: 'EX1 1HS',
    town_or_city: 'Exeter',
    county: 'Devon',
    buildings: [
      ['Exeter Cathedral', '1 The Cloisters'],
      ['The Chapter House', '1 The Cloisters'],
    ],
  },
  {
    postcode: 'CF10 3RB',
    town_or_city: 'Cardiff',
    buildings: [
      ['Cardiff Castle', 'Castle Street'],
      ['Firing Line Museum of the Welsh Soldier', 'Cardiff Castle, Castle Street'],
    ],
  },
  {
    postcode: 'CF10 3NP',
    town_or_city: 'Cardiff',
    buildings: [['National Museum Cardiff', 'Cathays Park']],
  },
  {
    postcode: 'LL55 2AY',
    town_or_city: 'Caernarfon',
    county: 'Gwynedd',
    buildings: [['Caernarfon Castle', 'Castle Ditch']],
  },
  {
    postcode: 'LL32 8AY',
    town_or_city: 'Conwy',
    buildings: [['Conwy Castle', 'Rose Hill Street']],
  },
  {
    postcode: 'SA62 6RD',
    town_or_city: 'St Davids',
    county: 'Pembrokeshire',
    buildings: [['St Davids Cathedral', 'The Pebbles']],
  },
];
