import { type ParseArgsConfig, parseArgs } from 'node:util';

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

const colours = { dim: '2', bold: '1', green: '32', yellow: '33', red: '31' } as const;
type Colour = keyof typeof colours;

// The terminal may be closed before everything has stopped, which is no reason not to stop it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const isTerminal = Boolean(process.stdout.isTTY);
const clearLine = isTerminal ? '\r\x1b[K' : '';

export function coloured(colour: Colour, text: string): string {
  return isTerminal && !process.env.NO_COLOR ? `\x1b[${colours[colour]}m${text}\x1b[0m` : text;
}

export const print = (line = '') => void process.stdout.write(`${clearLine}${line}\n`);

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameMs = 100;
const underWay = new Map<string, number>();
let spinner: NodeJS.Timeout | undefined;

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function spin() {
  const frame = frames[Math.floor(performance.now() / frameMs) % frames.length];
  const steps = [...underWay].map(([what, started]) => `${what} · ${since(started)}`);
  process.stdout.write(`${clearLine}${frame} ${steps.join('   ')}`);
}

/** Runs a step that takes a while: says what is going on in a terminal, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  underWay.set(what, started);
  if (isTerminal) spinner ??= setInterval(spin, frameMs);
  const finish = (mark: string) => {
    underWay.delete(what);
    if (underWay.size === 0) {
      clearInterval(spinner);
      spinner = undefined;
    }
    print(`${mark} ${what} · ${since(started)}`);
  };
  try {
    const result = await work();
    finish(coloured('green', '✓'));
    return result;
  } catch (error) {
    finish(coloured('red', '✗'));
    throw error;
  }
}

/** The options that a command was given. @throws {StartError} with `usage` for any other */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StartError(usage, 2);
  }
}

/** @returns a signal that aborts when this command is to stop, or when the process that started it is gone */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, abort);
  if (process.connected) process.once('disconnect', abort);
  return controller.signal;
}

const interruptedExitCode = 130;

/** Runs a command to its end; an expected failure is one line and an exit code. */
export async function command(work: () => Promise<unknown>) {
  try {
    const exitCode = await work();
    process.exitCode = typeof exitCode === 'number' ? exitCode : 0;
  } catch (error) {
    if (error instanceof StartError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = error.exitCode;
    } else if (error instanceof Error && error.name === 'AbortError') {
      process.exitCode = interruptedExitCode;
    } else {
      throw error;
    }
  }
  // The channel to the bootstrap would otherwise keep this process alive.
  if (process.connected) process.disconnect();
}
