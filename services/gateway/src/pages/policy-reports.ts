import type { Log } from '@plainwill/kit/log';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { policyReportPath } from '../http/headers.ts';
import type { Throttle } from '../throttling/throttle.ts';

const mediaTypes = ['application/csp-report', 'application/json'];
export const maxReportBytes = 8 * 1024;
export const policyReportLimit = { calls: 10, seconds: 60 };

// https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'blocked-uri': z.string().max(2048).default(''),
  }),
});

/** The host, or a word as `inline`; the rest of an address may say something of somebody. */
function hostOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).host.slice(0, 100) : '';
}

/** Logs each report as a directive and a host. Anyone can send one, so it proves nothing. */
export async function takePolicyReports(http: FastifyInstance, { throttle, log }: { throttle: Throttle; log: Log }) {
  await http.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(mediaTypes, { parseAs: 'string', bodyLimit: maxReportBytes }, (_request, body, done) =>
      done(null, body),
    );
    reports.post(policyReportPath, async (request, reply) => {
      try {
        await throttle('policyReports', policyReportLimit, request.ip, reply);
      } catch {
        return reply.code(429).send();
      }
      const report = Report.safeParse(jsonOf(String(request.body)));
      if (!report.success) return reply.code(400).send();
      const { 'effective-directive': directive, 'blocked-uri': blocked } = report.data['csp-report'];
      log.warn({ directive, host: hostOf(blocked) }, 'a browser kept to the content policy');
      return reply.code(204).send();
    });
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
