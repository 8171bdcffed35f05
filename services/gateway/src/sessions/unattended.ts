import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import type { FastifyRequest } from 'fastify';

/** What the queue dashboard reads every few seconds, whether anybody looks at it or not. */
const dashboardReads = '/ops/queues/api/';

/** Whether a page asks by itself rather than because a person did something. */
export const isUnattended = ({ headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>) =>
  headers[unattendedHeader] !== undefined || (method === 'GET' && url.startsWith(dashboardReads));
