import { pino } from 'pino';
import { countAlarm } from './telemetry/metrics.ts';
import { version } from './version.ts';

const alarm = /^ALARM: (.+)/;

/**
 * JSON lines on standard output. Callers pass an object of ids, codes and counts and a fixed sentence: never a body,
 * an input, a name, an e-mail address, a token or a postcode.
 */
export function createLog(service: string, level: string) {
  return pino({
    name: service,
    level,
    base: { service, version },
    timestamp: pino.stdTimeFunctions.isoTime,
    // An error's message may quote data (a database names the row it refused), so only its kind and place are kept.
    serializers: { err: describeError },
    hooks: {
      logMethod(args, write) {
        const [, reason] = alarm.exec(String(args.findLast((arg) => typeof arg === 'string'))) ?? [];
        if (reason) countAlarm(reason);
        write.apply(this, args);
      },
    },
  });
}

export type Log = ReturnType<typeof createLog>;

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, code, at: frames?.slice(0, 8).map((line) => line.trim()), cause: causeOf(error) };
}

const causeOf = (error: Error): unknown => (error.cause ? describeError(error.cause) : undefined);
