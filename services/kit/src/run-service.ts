import { createLog, type Log } from './log.ts';
import { measureProcess } from './metrics/metrics.ts';
import { type Running, run } from './run.ts';
import { startTracing } from './tracing/tracing.ts';

interface Settings {
  logLevel: string;
  otlpEndpoint?: string | undefined;
}

interface Service<S extends Settings> {
  name: string;
  config: { read(environment: NodeJS.ProcessEnv): S };
  createServer: (settings: S, deps: { log: Log; clock: () => Date }) => Promise<Running>;
}

/** The process of a service: reads its settings, measures and traces itself, starts, and stops on a signal. */
export async function runService<S extends Settings>({ name, config, createServer }: Service<S>) {
  let log = createLog(name, 'info');
  await run(
    () => log,
    async () => {
      const settings = config.read(process.env);
      log = createLog(name, settings.logLevel);
      measureProcess(name);
      const tracing = await startTracing(name, settings.otlpEndpoint, log);
      const running = await createServer(settings, { log, clock: () => new Date() });
      return {
        async close() {
          await running.close();
          await tracing.stop();
        },
      };
    },
  );
}
