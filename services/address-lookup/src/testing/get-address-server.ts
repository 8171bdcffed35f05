import type { FastifyReply } from 'fastify';
import { keys, startProviderServer } from './provider-server.ts';

const expanded = (parts: Record<string, string>) => {
  const all = {
    line_1: '',
    line_2: '',
    line_3: '',
    line_4: '',
    locality: '',
    town_or_city: 'London',
    county: '',
    country: 'England',
    district: '',
    residential: true,
    ...parts,
  };
  const { line_1, line_2, line_3, line_4, locality, town_or_city, county } = all;
  const rest = [line_3, line_4, locality].filter(Boolean).join(', ');
  return { ...all, formatted_address: [line_1, line_2, rest, town_or_city, county] };
};

const postcodes: Record<string, unknown[]> = {
  SW1A2AA: [expanded({ line_1: '10 Downing Street' }), expanded({ line_1: '9 Downing Street' })],
  XX200X: [expanded({ line_1: 'Codeberry Ltd', line_2: 'PO Box 44' })],
  EC2M7PD: [
    expanded({
      line_1: 'Flat B',
      line_2: 'Map Room',
      line_3: '19C O’Neill’s Mews',
      line_4: 'Lower End',
      locality: 'Ashby',
      county: 'Kent',
    }),
  ],
  CF103NP: [expanded({ line_1: '3 Heol y Café', town_or_city: 'Caerdydd', country: 'Wales' })],
  BT701HX: [expanded({ line_1: '1 Quarry Lane', town_or_city: 'Dungannon', country: 'Northern Ireland' })],
  // Some who answer alike do not name the parts.
  EH11YZ: ['Registers of Scotland, 1 Mill Lane, , , , Edinburgh, Midlothian'],
  E149TW: Array.from({ length: 140 }, (_, index) => expanded({ line_1: `${index + 1} Tower Road` })),
};

/** getAddress.io as its packages and callers describe it. */
export const startGetAddress = () =>
  startProviderServer((http) => {
    const messages: Record<number, string> = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' };
    const fail = (reply: FastifyReply, status: number) =>
      reply.code(status).send({ Message: messages[status] ?? 'Failed' });

    http.addHook('onRequest', async ({ query }, reply) => {
      const key = (query as Record<string, string>)['api-key'];
      if (key === keys.good) return;
      if (key === keys.hurried || key === keys.withoutCredit) return fail(reply, 429);
      return fail(reply, 401);
    });
    http.get<{ Params: { postcode: string }; Querystring: { expand?: string } }>(
      '/find/:postcode',
      ({ params }, reply) => {
        const postcode = params.postcode.replace(/\s/g, '');
        if (postcode.startsWith('ZZ')) return fail(reply, 400);
        const addresses = postcodes[postcode];
        if (!addresses) return fail(reply, 404);
        return { postcode: postcode.replace(/(...)$/, ' $1'), latitude: 51.5, longitude: -0.1, addresses };
      },
    );
    http.get<{ Params: { term: string } }>('/autocomplete/:term', ({ params }, reply) => {
      const magic = /^XX([245]\d\d)X$/.exec(params.term.replace(/\s/g, ''))?.[1];
      if (magic && magic !== '200') return fail(reply, Number(magic));
      if (!/downing/i.test(params.term)) return { suggestions: [] };
      return { suggestions: [{ address: '10 Downing Street, London', url: '/get/abc', id: 'abc=' }] };
    });
    http.get<{ Params: { id: string } }>('/get/:id', ({ params }, reply) =>
      params.id === 'abc=' ? { ...expanded({ line_1: '10 Downing Street' }), postcode: 'SW1A 2AA' } : fail(reply, 404),
    );
  });
