import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

const neutralMessage = 'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.';
export const unavailableMessage = `This part of ${brand.name} is not answering right now. Nothing you typed is lost. Try again in a moment.`;
const badInputMessage = 'Check the answers that are marked and try again.';

/** A refusal or bad input that another service has already put into words. */
export class RemoteFailure extends Error {
  readonly data: FailureData;

  constructor(message: string, data: FailureData) {
    super(message);
    this.name = 'RemoteFailure';
    this.data = data;
  }
}

/** More than any form has: an answer must not be longer than what was sent. */
const maxFields = 100;

/** Messages by dotted input name. Never echoes what was sent. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const message = issue.code === 'unrecognized_keys' ? 'This is not something we ask for' : issue.message;
    for (const path of names) {
      if (fields.size >= maxFields) return Object.fromEntries(fields);
      const name = path.join('.') || 'input';
      if (!fields.has(name)) fields.set(name, message);
    }
  }
  // By way of a map: an input called `__proto__` or `toString` is named too.
  return Object.fromEntries(fields);
}

/** What of a failure may leave the process: a code, a reason, messages by field; never a stack or a foreign message. */
export function failureShape(error: TRPCError, shape: TRPCDefaultErrorShape, requestId: string | undefined) {
  const { stack: _stack, ...known } = shape.data;
  const data: FailureData = { ...known, requestId };
  const cause: unknown = error.cause;
  if (cause instanceof RemoteFailure) {
    return {
      ...shape,
      message: cause.message,
      data: { ...data, reason: cause.data.reason, fields: cause.data.fields },
    };
  }
  if (cause instanceof Refusal) {
    const fields = cause.field ? { [cause.field]: cause.message } : undefined;
    return { ...shape, message: cause.message, data: { ...data, reason: cause.reason, fields } };
  }
  if (error.code === 'BAD_REQUEST' && cause instanceof z.core.$ZodError) {
    return { ...shape, message: badInputMessage, data: { ...data, fields: fieldsOf(cause) } };
  }
  return { ...shape, message: error.code === 'INTERNAL_SERVER_ERROR' ? neutralMessage : error.message, data };
}
