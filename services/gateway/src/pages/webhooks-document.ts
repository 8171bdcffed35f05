import { type WebhookEvent, webhookEvents } from '@plainwill/contracts/notifications/vocabulary';
import { examplePayloads, webhookPayloads } from '@plainwill/contracts/notifications/webhook-events';
import { brand } from '@plainwill/contracts/shared/brand';
import { version } from '@plainwill/kit/version';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const summaries: Record<WebhookEvent, string> = {
  'questionnaire.submitted': 'Someone finished the questionnaire',
  'lead.submitted': 'Someone asked to be contacted',
};

const headers = {
  'webhook-id': 'The delivery. It stays the same when a delivery is repeated, so process each once',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970. Refuse one older than five minutes',
  'webhook-signature':
    'Signatures with spaces between them, if the receiver has a secret: "v1," and the HMAC-SHA-256 of "id.timestamp.body" in base64',
};

const example = { id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b3a', at: '2026-11-27T10:00:00.000Z' };

const operationOf = (event: WebhookEvent) => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(webhookPayloads[event], { io: 'input' });
  return {
    post: {
      summary: summaries[event],
      operationId: event,
      parameters: Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        required: name !== 'webhook-signature',
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema, example: examplePayloads[event](example) } },
      },
      responses: {
        '2XX': { description: 'Taken' },
        '410': { description: 'Gone for good: nothing more is sent to this receiver' },
        default: { description: 'Not taken: tried again for a day' },
      },
    },
  };
};

/** The OpenAPI document of the webhooks, made from the schemas that type their bodies. */
export const webhooksDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: `${brand.name} webhooks`,
    version,
    description: 'Posted to the receivers that administrators save at /settings, as Standard Webhooks 1.0.0 says.',
  },
  webhooks: Object.fromEntries(webhookEvents.map((event) => [event, operationOf(event)])),
});

export function serveWebhooksDocument(http: FastifyInstance) {
  const document = webhooksDocument();
  http.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
}
