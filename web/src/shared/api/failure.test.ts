import { describe, expect, it, vi } from 'vitest';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { failureOf } from './failure.ts';

const refusal = (data: object, message = 'Check it and try again.') => Object.assign(new Error(message), { data });

describe('failureOf', () => {
  it('repeats what a service says, with its reason and the fields that are wrong', () => {
    const failure = failureOf(
      refusal({
        code: 'CONFLICT',
        httpStatus: 409,
        reason: 'PersonalDetailsChanged',
        fields: { firstName: 'Enter your first name' },
      }),
    );
    expect(failure).toEqual({
      message: 'Check it and try again.',
      code: 'CONFLICT',
      reason: 'PersonalDetailsChanged',
      fields: { firstName: 'Enter your first name' },
      isPassing: false,
      retryAfterMs: 0,
    });
  });

  it.each([new TypeError('Failed to fetch'), new Error('Unexpected token <'), refusal(Object.create(null)), null])(
    'says that Plainwill cannot be reached when the answer is not ours',
    (error) => {
      const { message, code, isPassing } = failureOf(error);
      expect(message).toBe("We can't reach Plainwill right now. Your answers are kept on this device. Try again.");
      expect(code).toBeNull();
      expect(isPassing).toBe(true);
    },
  );

  it('promises to keep nothing longer than the page in a browser that forbids its storage', () => {
    forbidStorage();
    const { message } = failureOf(new TypeError('Failed to fetch'));
    expect(message).toBe(
      "We can't reach Plainwill right now. Your answers are kept until you close this page. Try again.",
    );
    vi.restoreAllMocks();
  });

  it.each([
    ['5', 5000],
    ['3600', 60_000],
    ['Fri, 20 Nov 2026 14:00:00 GMT', 0],
  ])('reads from an answer that says Retry-After: %s to wait %i ms', (header, ms) => {
    const response = new Response(null, { status: 503, headers: { 'retry-after': header } });
    const error = Object.assign(refusal({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 }), { meta: { response } });
    expect(failureOf(error).retryAfterMs).toBe(ms);
  });

  it('counts a service that is down or still at work as passing, and a refusal as final', () => {
    expect(failureOf(refusal({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 })).isPassing).toBe(true);
    const atOnce = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, reason: 'TooManyAtOnce' };
    expect(failureOf(refusal(atOnce)).isPassing).toBe(true);
    expect(failureOf(refusal({ ...atOnce, reason: 'BusyJustNow' })).isPassing).toBe(true);
    expect(failureOf(refusal({ ...atOnce, reason: undefined })).isPassing).toBe(false);
    expect(failureOf(refusal({ code: 'BAD_REQUEST', httpStatus: 400 })).isPassing).toBe(false);
    expect(failureOf(refusal({ code: 'UNAUTHORIZED', httpStatus: 401 })).isPassing).toBe(false);
  });
});
