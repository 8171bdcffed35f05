/** @throws if `work` is not done within `ms`; the work itself goes on, and its failure is then nobody's. */
export async function within<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(late)), ms);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
