import type { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { refusedRequest } from './send-failure.ts';

/** No input of any contract is half as deep, nor holds a quarter as many values. */
export const maxDepth = 32;
export const maxValues = 4000;
/** `1e20` becomes 100000000000000000000 when it is written again. */
const maxExponentGrowth = 17;

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';

/** How deep a JSON text is nested, how many values it holds at most, and how many numbers with an exponent. */
function measured(text: string) {
  let [depth, deepest, values, exponents] = [0, 0, 1, 0];
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        isInString = !isInString;
        break;
      case '\\':
        // What follows is a part of the string, also where it is a quotation mark.
        at++;
        break;
      case ',':
        if (!isInString) values++;
        break;
      case '[':
      case '{':
        if (!isInString) deepest = Math.max(deepest, ++depth);
        break;
      case ']':
      case '}':
        if (!isInString) depth--;
        break;
      case 'e':
      case 'E':
        if (!isInString && isDigit(text[at - 1])) exponents++;
    }
  }
  return { deepest, values, exponents };
}

/**
 * What makes a JSON text too costly to parse, check and write again, so that it is refused before any of that is done.
 * One pass over the text without recursion: what is nested too deeply cannot exhaust the stack here either.
 * @returns null if it is within the limits
 */
export function jsonRefusal(text: string, maxBytes: number): TRPCError | null {
  const { deepest, values, exponents } = measured(text);
  // Counted again, for each byte that is no UTF-8 was replaced by three that are.
  const bytesWrittenAgain = Buffer.byteLength(text) + exponents * maxExponentGrowth;
  const isWithin = deepest <= maxDepth && values <= maxValues && bytesWrittenAgain <= maxBytes;
  return isWithin ? null : refusedRequest(413);
}

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
