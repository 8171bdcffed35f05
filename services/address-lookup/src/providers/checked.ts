import type { ZodType } from 'zod';
import { ProviderFailure } from './provider.ts';

/** The part of an answer that we use. @throws {ProviderFailure} if the provider has changed its shape under us */
export function checked<T>(schema: ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  // The values are people's addresses: only where it went wrong is kept.
  if (error) throw new ProviderFailure('away', `shape: ${error.issues[0]?.path.join('.')}`);
  return data;
}
