/** A made-up address as a line of the importer's file holds it. */
export interface SyntheticAddress {
  line_1: string;
  line_2: string;
  town_or_city: string;
  county: string;
  postcode: string;
}

const seed = 20_261_121;
const perPostcode = 16;
const beginnings =
  'Ald Ash Bar Beck Bel Bram Brid Cal Cam Carl Chad Clay Col Cran Dal Den Dun Ed El Fern Glen Gran Hal Ham Hart Hazel Hol Ing Kel Kirk Lang Lin Mal Mar Nor Oak Pen Rad Red Ross Row San Shel Sil Stan Sut Thorn Tor Up Wal War Wes Whit Win Wood'.split(
    ' ',
  );
const middles = 'ber bur den ding er field ford ing land ley ling low mer ming ning ring ser ter ton wick'.split(' ');
const ends =
  'bourne bridge brook bury by combe cote dale don fell ford gate ham hurst leigh ley mere minster mouth port shaw stead stoke thorpe ton wick well worth'.split(
    ' ',
  );
const kinds = 'Road Street Lane Avenue Close Drive Way Court Gardens Crescent Terrace Place Grove Hill Park'.split(' ');
const counties = ['', '', '', 'Kent', 'Devon', 'North Yorkshire', 'Lancashire', 'Norfolk'];
const areas =
  'AL B BA BD BH BN BR BS CA CB CF CH CM CO CR CT CV DA DE DH DL DN DT DY E EX GL GU HA HD HG HR HU IG IP KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WD WF WN WR WS WV YO'.split(
    ' ',
  );
const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ';

/** The same numbers each time, from 0 up to 1. */
export function chances() {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The name of a made-up place. */
export const placeName = (one: (of: readonly string[]) => string) => `${one(beginnings)}${one(ends)}`;

/** Every postcode once: areas turn fastest, unit letters slowest. */
function postcodeOf(unit: number): string {
  const take = (from: number, choices: number) => [from % choices, Math.floor(from / choices)] as const;
  const [area, afterArea] = take(unit, areas.length);
  const [district, afterDistrict] = take(afterArea, 20);
  const [sector, letters] = take(afterDistrict, 10);
  const [one, two] = take(letters, unitLetters.length);
  return `${areas[area]}${district + 1} ${sector}${unitLetters[one]}${unitLetters[two]}`;
}

/** As many addresses as asked for, the same each time: some 60,000 postcodes, 1,600 towns and 300,000 street names a million. */
export function* syntheticAddresses(count: number): Generator<SyntheticAddress> {
  const chance = chances();
  const one = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T;
  const streetName = () => `${one(beginnings)}${one(middles)}${one(ends)} ${one(kinds)}`;
  for (let index = 0, unit = 0; index < count; unit++) {
    const street = streetName();
    const town_or_city = placeName(one);
    const county = one(counties);
    const postcode = postcodeOf(unit);
    const locality = chance() < 0.2 ? `, ${one(beginnings)}${one(ends)}` : '';
    const isBlock = chance() < 0.15;
    for (let place = 1; place <= perPostcode && index < count; place++, index++) {
      const name = chance() < 0.05 ? `${one(beginnings)}${one(middles)} House` : '';
      const [line_1, line_2] = isBlock
        ? [`Flat ${place}`, `${1 + (unit % 90)} ${street}${locality}`]
        : name
          ? [name, `${place} ${street}${locality}`]
          : [`${place * 2} ${street}`, locality.slice(2)];
      yield { line_1, line_2, town_or_city, county, postcode };
    }
  }
}

/** The file of `npm run import-addresses`, line by line. */
export function* syntheticFile(count: number): Generator<string> {
  yield 'line_1,line_2,town_or_city,county,postcode\n';
  for (const { line_1, line_2, town_or_city, county, postcode } of syntheticAddresses(count))
    yield `${line_1},"${line_2}",${town_or_city},${county},${postcode}\n`;
}
