import type { FastifyReply } from 'fastify';
import { keys, startProviderServer } from './provider-server.ts';

const registration = (parts: Record<string, unknown>) => ({
  organisation_number: 3_964_178,
  reg_charity_number: 1_089_464,
  group_subsid_suffix: 0,
  charity_name: 'CANCER RESEARCH UK',
  reg_status: 'R',
  date_of_registration: '2001-11-20T00:00:00',
  date_of_removal: null,
  ...parts,
});

const details = (parts: Record<string, unknown>) => ({
  ...registration(parts),
  charity_type: 'Charitable company',
  insolvent: false,
  latest_income: 700_000_000,
  address_line_one: '1 Mill Lane',
  address_line_two: 'LONDON',
  address_line_three: null,
  address_line_four: null,
  address_line_five: null,
  address_post_code: 'SW1A 2AA',
  other_names: [{ other_name: 'THE CANCER RESEARCH CAMPAIGN', name_type: 'Previous name' }],
  trustee_names: [],
  ...parts,
});

const quarry = Array.from({ length: 30 }, (_, index) =>
  registration({ reg_charity_number: 1_000_100 + index, charity_name: `FRIENDS OF QUARRY SCHOOL ${index}` }),
);
const named: Record<string, unknown[]> = {
  'cancer research': [
    registration({ reg_charity_number: 1_000_001, charity_name: 'BATH CANCER RESEARCH' }),
    registration({ reg_charity_number: 1_000_002, charity_name: 'CANCER RESEARCH', reg_status: 'RM' }),
    registration({ group_subsid_suffix: 3, charity_name: 'CANCER RESEARCH UK SHOPS' }),
    registration({}),
  ],
  slate: [
    registration({ reg_charity_number: 1_000_003, charity_name: 'SLATE TRUST' }),
    registration({ reg_charity_number: 1_000_004, charity_name: `SLATE ${'X'.repeat(300)}` }),
  ],
  quarry: [...quarry, registration({ reg_charity_number: 1_000_099, charity_name: 'QUARRY' })],
};
const numbered: Record<string, unknown> = {
  '1000003/0': details({
    reg_charity_number: 1_000_003,
    charity_name: 'SLATE TRUST',
    other_names: Array.from({ length: 30 }, (_, index) => ({
      other_name: `Slate ${index}`,
      name_type: 'Working name',
    })),
  }),
  '1089464/0': details({}),
  '1089464/3': details({ group_subsid_suffix: 3, charity_name: 'CANCER RESEARCH UK SHOPS', other_names: [] }),
  '1000002/0': details({
    reg_charity_number: 1_000_002,
    charity_name: 'QUARRY TRUST',
    reg_status: 'RM',
    date_of_removal: '2019-02-01T00:00:00',
    address_line_one: null,
    address_line_two: null,
    other_names: null,
  }),
};

/** The Charity Commission’s register as its documents and callers describe it. */
export const startCommission = () =>
  startProviderServer((http) => {
    const fail = (reply: FastifyReply, statusCode: number, message: string) =>
      reply.code(statusCode).send({ statusCode, message });

    http.addHook('onRequest', async ({ headers }, reply) => {
      const key = headers['ocp-apim-subscription-key'];
      if (key === keys.good) return;
      if (key === keys.hurried) return fail(reply, 429, 'Rate limit is exceeded. Try again in 20 seconds.');
      if (key === keys.withoutCredit) return fail(reply, 403, 'Out of call volume quota.');
      return fail(reply, 401, 'Access denied due to invalid subscription key.');
    });
    http.get<{ Params: { name: string } }>('/searchCharityName/:name', ({ params }, reply) => {
      const name = params.name.toLowerCase();
      if (name === 'church') return reply.send(Array.from({ length: 20_000 }, () => registration({})));
      return named[name] ?? fail(reply, 404, 'Resource not found');
    });
    http.get<{ Params: { number: string; suffix: string } }>(
      '/allcharitydetails/:number/:suffix',
      ({ params }, reply) => numbered[`${params.number}/${params.suffix}`] ?? fail(reply, 404, 'Resource not found'),
    );
  });
