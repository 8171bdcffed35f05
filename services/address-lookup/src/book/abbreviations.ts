const short: Readonly<Record<string, readonly string[]>> = {
  apt: ['apartment'],
  av: ['avenue'],
  ave: ['avenue'],
  bldg: ['building'],
  bldgs: ['buildings'],
  cl: ['close'],
  cotts: ['cottages'],
  cres: ['crescent'],
  ct: ['court'],
  dr: ['drive'],
  est: ['estate'],
  gdn: ['garden'],
  gdns: ['gardens'],
  gr: ['grove', 'green'],
  gt: ['great'],
  hse: ['house'],
  la: ['lane'],
  ln: ['lane'],
  lt: ['little'],
  mt: ['mount'],
  pde: ['parade'],
  pk: ['park'],
  pl: ['place'],
  rd: ['road'],
  saint: ['st'],
  sq: ['square'],
  st: ['street', 'saint'],
  str: ['street'],
  street: ['st'],
  ter: ['terrace'],
  terr: ['terrace'],
};

/** The word, and what it may stand for. */
export const meaningsOf = (word: string): readonly string[] => [word, ...(short[word] ?? [])];

/** What people add to an address and no address book holds. */
export const countryWords: ReadonlySet<string> = new Set([
  'uk',
  'gb',
  'england',
  'wales',
  'united',
  'kingdom',
  'britain',
]);
