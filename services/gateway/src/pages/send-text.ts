import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const codings = {
  // At its best quality: it is done once, and lets the longest guide arrive in one flight of packets.
  br: (text: string) => brotli(text),
  gzip: (text: string) => gzipped(text),
  identity: async (text: string) => Buffer.from(text),
};
type Coding = keyof typeof codings;

const codingFor = ({ headers }: FastifyRequest): Coding => {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Sends texts that never change while this process lives: each is compressed once, and again only if asked otherwise. */
export function textSender() {
  const kept = new Map<string, { tag: string; body: Promise<Buffer> }>();

  function encoded(text: string, coding: Coding) {
    const key = coding + text;
    const known = kept.get(key);
    if (known) return known;
    const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const fresh = { tag, body: codings[coding](text) };
    kept.set(key, fresh);
    return fresh;
  }

  return async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const coding = codingFor(request);
    const { tag, body } = encoded(text, coding);
    reply.header('etag', tag).header('vary', 'accept-encoding, cookie');
    if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.send(await body);
  };
}
