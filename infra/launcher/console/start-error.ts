/** Why the product cannot start: one line that names the cause and says what to do. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(line: string, exitCode = 1) {
    super(line);
    this.exitCode = exitCode;
  }
}

/** A setting that is missing or wrong; the same exit code as a service uses for it. */
export const badSettingExitCode = 78;

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException)?.code ?? 'unknown error';
