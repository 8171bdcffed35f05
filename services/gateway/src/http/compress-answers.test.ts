import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const http = Fastify();
const draft = {
  clauses: Array.from({ length: 300 }, (_, index) => `Clause ${index} speaks of the house and of whoever has it.`),
};
const ours = { 'sec-fetch-site': 'same-origin' };

beforeAll(() =>
  http.register(async (api) => {
    await compressAnswers(api);
    api.get('/draft', async () => draft);
    api.get('/line', async () => draft.clauses.slice(0, 200));
    api.post('/draft', async ({ body }) => body);
  }),
);
afterAll(() => http.close());

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])('sends a long answer as %s to a page of this site that takes %s', async (coding, accepted, unpack) => {
  const answer = await http.inject({ url: '/draft', headers: { ...ours, 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(draft).length / 4);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(draft);
});

it.each([
  ['another site made the browser ask', '/draft', { 'sec-fetch-site': 'cross-site' }],
  ['somebody followed a link', '/draft', { 'sec-fetch-site': 'none' }],
  ['nobody says who asks', '/draft', {}],
  ['the answer is short', '/line', ours],
])('sends an answer as it is where %s', async (_where, url, headers) => {
  const answer = await http.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

it('takes no compressed request apart', async () => {
  const headers = { ...ours, 'content-encoding': 'gzip', 'content-type': 'application/json' };
  const { statusCode } = await http.inject({ method: 'POST', url: '/draft', headers, payload: gzipSync('{}') });
  expect(statusCode).toBe(400);
});
