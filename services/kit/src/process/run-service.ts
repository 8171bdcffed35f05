import { brandProblem } from '@plainwill/contracts/shared/check-brand';
import type { FastifyInstance } from 'fastify';
import { SettingError } from '../config/setting.ts';
import { serviceTlsIn, type TlsSettings } from '../config/tls-variables.ts';
import { createLog, type Log } from '../log.ts';
import { measureProcess } from '../telemetry/metrics.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { measureExpiry, watchExpiry } from '../tls/certificate-expiry.ts';
import { drain } from './drain.ts';
import { allowFaultTest, type FaultTest } from './fault-test.ts';
import { type Running, run } from './run.ts';

interface Settings extends TlsSettings {
  logLevel: string;
  otlpEndpoint?: string | undefined;
  drainSeconds?: number | undefined;
  faultTest?: FaultTest;
}

interface Server extends Running {
  http: FastifyInstance;
}

interface Service<S extends Settings> {
  name: string;
  config: { read(environment: NodeJS.ProcessEnv): S };
  createServer: (settings: S, deps: { log: Log; clock: () => Date }) => Promise<Server>;
}

/** The process of a service: reads its settings, measures and traces itself, starts, and stops on a signal. */
export async function runService<S extends Settings>({ name, config, createServer }: Service<S>) {
  let log = createLog(name, 'info');
  await run(
    () => log,
    async () => {
      const problem = brandProblem();
      if (problem) throw new SettingError(problem);
      const settings = config.read(process.env);
      allowFaultTest(settings.faultTest ?? {}, process.env.NODE_ENV === 'production');
      log = createLog(name, settings.logLevel);
      measureProcess(name);
      const tracing = await startTracing(name, settings.otlpEndpoint, log);
      const clock = () => new Date();
      const tls = serviceTlsIn(settings);
      measureExpiry(tls);
      const expiry = tls && watchExpiry(tls, clock, log);
      const running = await createServer(settings, { log, clock });
      return {
        async close() {
          if (settings.drainSeconds) await drain(running.http, settings.drainSeconds);
          await running.close();
          await expiry?.stop();
          await tracing.stop();
        },
      };
    },
  );
}
