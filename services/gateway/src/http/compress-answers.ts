import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

// A shorter answer arrives in the same few packets either way.
const compressedFromBytes = 16 * 1024;

/**
 * Compresses long answers, for pages of this site alone: another site can make a browser ask, with words of its choice, and
 * must not learn from the length of the answer how much of them is in it (BREACH). Requests are never unpacked.
 */
export async function compressAnswers(http: FastifyInstance): Promise<void> {
  http.addHook('onRequest', async ({ headers }) => {
    if (headers['sec-fetch-site'] !== 'same-origin') headers['x-no-compression'] = 'yes';
  });
  await http.register(compress, {
    threshold: compressedFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
