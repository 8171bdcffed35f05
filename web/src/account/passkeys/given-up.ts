const givingUp = ['NotAllowedError', 'AbortError'];

const isGivenUp = (error: unknown) => error instanceof Error && givingUp.includes(error.name);

/** What the browser asks the person for; null where they have closed its question, or another took its place. */
export async function orGivenUp<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGivenUp(error)) return null;
    throw error;
  }
}
