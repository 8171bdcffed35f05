import type { FastifyInstance } from 'fastify';
import { jsonRefusal } from './json-limits.ts';
import { refusedRequest } from './refused-request.ts';

/** Has bodies of JSON looked at before they are parsed; `read` makes of one what the routes of this scope get. */
export function takeJson(http: FastifyInstance, read: (text: string) => unknown) {
  const maxBytes = http.initialConfig.bodyLimit ?? 0;
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    const refusal = jsonRefusal(body, maxBytes);
    if (refusal) throw refusal;
    try {
      return read(body);
    } catch (cause) {
      throw refusedRequest(400, cause);
    }
  });
}
