const givingUp = ['NotAllowedError', 'AbortError'];

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** What the browser is asked for; null where the person, or another request in its place, has put an end to it. */
export async function orGivenUp<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (givingUp.includes(nameOf(error)) || nameOf((error as Error).cause) === 'AbortError') return null;
    throw error;
  }
}
