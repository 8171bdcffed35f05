import { TRPCError } from '@trpc/server';

/** In our words what is wrong with a request that was not even read, by its HTTP status; of any other, that of 400. */
const refusals: Record<number, { code: TRPCError['code']; message: string }> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'That is more than we can take at once. Shorten it and try again.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON with content-type application/json.' },
};
const unreadable = { code: 'BAD_REQUEST', message: 'We could not read that. Reload the page and try again.' } as const;

/** The failure of a request that nobody looks into: whoever sent it must change it. */
export const refusedRequest = (status: number, cause?: unknown) =>
  new TRPCError({ ...(refusals[status] ?? unreadable), cause });
