const colours = { dim: '2', bold: '1', green: '32', yellow: '33', red: '31' } as const;
export type Colour = keyof typeof colours;

// The terminal may be closed before everything has stopped, which is no reason not to stop it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const isTerminal = Boolean(process.stdout.isTTY);
const clearLine = isTerminal ? '\r\x1b[K' : '';

export function coloured(colour: Colour, text: string): string {
  return isTerminal && !process.env.NO_COLOR ? `\x1b[${colours[colour]}m${text}\x1b[0m` : text;
}

export const say = (line = '') => void process.stdout.write(`${clearLine}${line}\n`);

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
    say(`${mark} ${what} · ${since(started)}`);
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
