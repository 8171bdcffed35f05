import type { FastifyReply, FastifyRequest } from 'fastify';
import { keys, startProviderServer } from './provider-server.ts';

/** The provider writes an address so: every part is present, and empty where it does not apply. */
const paf = (parts: Record<string, string>) => ({
  postcode: 'SW1A 2AA',
  post_town: 'LONDON',
  dependant_locality: '',
  double_dependant_locality: '',
  thoroughfare: '',
  dependant_thoroughfare: '',
  building_number: '',
  building_name: '',
  sub_building_name: '',
  po_box: '',
  department_name: '',
  organisation_name: '',
  udprn: 23747771,
  umprn: '',
  line_1: '',
  line_2: '',
  line_3: '',
  longitude: '',
  latitude: '',
  country: 'England',
  postal_county: '',
  county: '',
  dataset: 'paf',
  ...parts,
});

const flats = Array.from({ length: 230 }, (_, index) =>
  paf({ line_1: `Flat ${230 - index}`, line_2: '1 Tower Road', postcode: 'E14 9TW', post_town: 'London' }),
);

const postcodes: Record<string, Record<string, unknown>[]> = {
  SW1A2AA: [paf({ line_1: '10 Downing Street' }), paf({ line_1: '9 Downing Street', county: 'London' })],
  ID11QD: [paf({ line_1: '2 Barons Court Road', postcode: 'ID1 1QD' })],
  E149TW: flats,
  EC2M7PD: [paf({ line_1: 'Flat B', line_2: 'Test House', line_3: '39 Test Street', postcode: 'EC2M 7PD' })],
  CF103NP: [
    paf({ line_1: 'Tŷ Hywel', line_2: 'Heol O’Neill', postcode: 'CF10 3NP', post_town: 'CAERDYDD', country: 'Wales' }),
  ],
  BT701HX: [
    paf({ line_1: '1 Quarry Lane', postcode: 'BT70 1HX', post_town: 'DUNGANNON', country: 'Northern Ireland' }),
  ],
  TD151AA: [paf({ line_1: '1 Marygate', postcode: 'TD15 1AA', post_town: 'BERWICK-UPON-TWEED', country: 'England' })],
  EH11YZ: [
    paf({
      organisation_name: 'Registers of Scotland',
      po_box: '44',
      line_1: 'Registers of Scotland',
      line_2: 'PO Box 44',
      postcode: 'EH1 1YZ',
      post_town: 'EDINBURGH',
      country: 'Scotland',
    }),
  ],
};

/** Ideal Postcodes as its specification and test postcodes describe it. */
export const startIdealPostcodes = () =>
  startProviderServer((http) => {
    const fail = (reply: FastifyReply, code: number, message: string) =>
      reply.code(Math.floor(code / 10)).send({ code, message });

    http.addHook('onRequest', async ({ headers }: FastifyRequest, reply) => {
      const [, key] = /^api_key="(.*)"$/.exec(headers.authorization ?? '') ?? [];
      if (key === keys.good) return;
      if (key === keys.withoutCredit) return fail(reply, 4020, 'Key balance depleted');
      if (key === keys.hurried) return fail(reply, 4290, 'Rate limit reached');
      return fail(reply, 4010, 'Invalid Key');
    });
    const magic = (term: string, reply: FastifyReply) => {
      if (term === 'ID1CLIP') return fail(reply, 4020, 'Key balance depleted');
      if (term === 'ID1CHOP') return fail(reply, 4021, 'Limit reached');
      return null;
    };
    const compact = (term: string) => term.replace(/\s/g, '').toUpperCase();

    http.get<{ Params: { postcode: string }; Querystring: { page?: string } }>(
      '/postcodes/:postcode',
      ({ params, query }, reply) => {
        const all = postcodes[compact(params.postcode)];
        if (!all) return fail(reply, 4040, 'Postcode Not Found');
        const page = Number(query.page ?? 0);
        const result = all.slice(page * 100, (page + 1) * 100);
        return { result, code: 2000, message: 'Success', limit: 100, page, total: all.length, newlyAdded: true };
      },
    );
    http.get<{ Querystring: { q: string } }>('/addresses', ({ query }, reply) => {
      if (query.q.includes('*')) return reply.code(400).send({ code: 4000, message: 'Bad Request', errors: [] });
      const hits = Object.values(postcodes)
        .flat()
        .filter((each) => String(each.line_1).toLowerCase().startsWith(query.q.toLowerCase()));
      return (
        magic(compact(query.q), reply) ?? {
          result: { total: hits.length, limit: 100, page: 0, hits },
          code: 2000,
          message: 'Success',
        }
      );
    });
  });
