import type { FastifyReply } from 'fastify';
import { keys, startProviderServer } from './provider-server.ts';

/** The provider writes in capitals, and leaves out parts that do not apply. */
const dpa = (parts: Record<string, string>) => ({
  DPA: { UPRN: '100023336956', POST_TOWN: 'LONDON', POSTCODE: 'SW1A 2AA', COUNTRY_CODE: 'E', MATCH: 1, ...parts },
});

const flats = Array.from({ length: 130 }, (_, index) =>
  dpa({
    SUB_BUILDING_NAME: `FLAT ${index + 1}`,
    BUILDING_NUMBER: '1',
    THOROUGHFARE_NAME: 'TOWER ROAD',
    POSTCODE: 'E14 9TW',
  }),
);

/** One street has them all. */
const premises: Record<string, string>[] = [
  { ORGANISATION_NAME: 'ACME PLUMBING LTD', BUILDING_NUMBER: '12' },
  { SUB_BUILDING_NAME: 'FLAT 4', BUILDING_NAME: '21ST CENTURY HOUSE', BUILDING_NUMBER: '15' },
  { BUILDING_NAME: 'UNIT 3-5', BUILDING_NUMBER: '10' },
  { SUB_BUILDING_NAME: 'FLAT 2/1', BUILDING_NUMBER: '10' },
  { SUB_BUILDING_NAME: '12A', BUILDING_NAME: 'KNIGHTS TOWER', BUILDING_NUMBER: '14' },
  { BUILDING_NAME: '3-5' },
  { ORGANISATION_NAME: 'TOWN HALL' },
];

const book = [
  dpa({ BUILDING_NUMBER: '10', THOROUGHFARE_NAME: 'DOWNING STREET', ADDRESS: '10, DOWNING STREET, LONDON, SW1A 2AA' }),
  dpa({ SUB_BUILDING_NAME: 'FLAT B', BUILDING_NUMBER: '39', THOROUGHFARE_NAME: 'TEST STREET', POSTCODE: 'EC2M 7PD' }),
  dpa({
    ORGANISATION_NAME: 'ORDNANCE SURVEY',
    DEPARTMENT_NAME: 'MAP ROOM',
    BUILDING_NUMBER: '4',
    THOROUGHFARE_NAME: 'ADANAC DRIVE',
    DEPENDENT_LOCALITY: 'NURSLING',
    POST_TOWN: 'SOUTHAMPTON',
    POSTCODE: 'SO16 0AS',
    ADDRESS: 'ORDNANCE SURVEY, 4, ADANAC DRIVE, NURSLING, SOUTHAMPTON, SO16 0AS',
  }),
  dpa({ PO_BOX_NUMBER: '44', POST_TOWN: 'BATH', POSTCODE: 'BA1 1LZ', ADDRESS: 'PO BOX 44, BATH, BA1 1LZ' }),
  dpa({
    SUB_BUILDING_NAME: 'GARDEN FLAT',
    BUILDING_NAME: '19C',
    DEPENDENT_THOROUGHFARE_NAME: "O'NEILL'S MEWS",
    THOROUGHFARE_NAME: 'MCKENZIE ROAD',
    DEPENDENT_LOCALITY: 'LOWER END',
    POST_TOWN: 'NEWCASTLE UPON TYNE',
    POSTCODE: 'NE1 4ST',
  }),
  dpa({
    BUILDING_NAME: 'TŶ HYWEL',
    THOROUGHFARE_NAME: 'HEOL Y CAFÉ',
    POST_TOWN: 'CARDIFF',
    POSTCODE: 'CF10 3NP',
    COUNTRY_CODE: 'W',
  }),
  ...premises.map((parts) =>
    dpa({ ...parts, THOROUGHFARE_NAME: 'HIGH STREET', POST_TOWN: 'LUDLOW', POSTCODE: 'SY8 1AA' }),
  ),
  dpa({ BUILDING_NAME: '1 MILL COTTAGES', THOROUGHFARE_NAME: 'MILL LANE', POST_TOWN: 'LUDLOW', POSTCODE: 'SY8 1AB' }),
  dpa({ BUILDING_NUMBER: '1', THOROUGHFARE_NAME: 'MARYGATE', POSTCODE: 'TD15 1AA', COUNTRY_CODE: 'E' }),
  dpa({ BUILDING_NUMBER: '2', THOROUGHFARE_NAME: 'FOULDEN ROAD', POSTCODE: 'TD15 1UL', COUNTRY_CODE: 'S' }),
  dpa({ BUILDING_NUMBER: '1', THOROUGHFARE_NAME: 'QUARRY LANE', POSTCODE: 'BT70 1HX', COUNTRY_CODE: 'N' }),
  dpa({ BUILDING_NUMBER: '3', THOROUGHFARE_NAME: 'BROAD STREET', POSTCODE: 'JE2 3QA', COUNTRY_CODE: 'L' }),
  ...flats,
];

/** The Places API as its documents and callers describe it. */
export const startOsPlaces = () =>
  startProviderServer((http) => {
    const fail = (reply: FastifyReply, statuscode: number, message: string) =>
      reply.code(statuscode).send({ error: { statuscode, message } });

    http.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.key === keys.good) return;
      if (headers.key === keys.hurried) return fail(reply, 429, 'Too many requests');
      if (headers.key === keys.withoutCredit) return fail(reply, 403, 'The key lacks the product');
      return reply.code(401).send({ statusCode: 401, message: 'Invalid ApiKey for given resource' });
    });
    const answer = (found: typeof book, query: { offset?: string; maxresults?: string }) => {
      const offset = Number(query.offset ?? 0);
      const results = found.slice(offset, offset + Number(query.maxresults ?? 100));
      const header = { uri: '', format: 'JSON', dataset: 'DPA', lr: 'EN', totalresults: found.length };
      return results.length ? { header, results } : { header };
    };

    http.get<{ Querystring: Record<string, string> }>('/postcode', ({ query }, reply) => {
      const { postcode = '' } = query;
      if (postcode.startsWith('ZZ'))
        return fail(reply, 400, 'Requested postcode must contain a minimum of the sector plus 1 digit of the district');
      return answer(
        book.filter(({ DPA }) => DPA.POSTCODE.startsWith(postcode)),
        query,
      );
    });
    http.get<{ Querystring: Record<string, string> }>('/find', ({ query }) => {
      const words = (query.query ?? '').toUpperCase().split(' ');
      return answer(
        book.filter(({ DPA }) => words.every((word) => JSON.stringify(DPA).includes(word))),
        query,
      );
    });
  });
