import { webhookEvents } from '@plainwill/contracts/notifications/vocabulary';
import { webhookPayloads } from '@plainwill/contracts/notifications/webhook-events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../testing/site.ts';
import type { webhooksDocument } from './webhooks-document.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({});
});
afterAll(() => site.close());

it('describes to anyone every event, its headers and each field of its body', async () => {
  const answer = await site.send('/openapi.json', {});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const { openapi, webhooks } = (await answer.json()) as ReturnType<typeof webhooksDocument>;
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(webhooks)).toEqual([...webhookEvents]);
  for (const event of webhookEvents) {
    const { parameters, requestBody } = webhooks[event]?.post ?? {};
    expect(parameters?.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    const { schema, example } = requestBody?.content['application/json'] ?? {};
    const fields = Object.keys(webhookPayloads[event].shape);
    expect(Object.keys(schema?.properties ?? {})).toEqual(fields);
    expect(schema?.required).toEqual(fields);
    expect(webhookPayloads[event].parse(example)).toEqual(example);
  }
});
