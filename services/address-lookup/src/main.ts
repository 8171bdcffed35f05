import { createLog } from '@plainwill/kit/log';
import { run } from '@plainwill/kit/run';
import { config } from './config.ts';
import { createServer } from './server.ts';

let log = createLog('address-lookup', 'info');

await run(
  () => log,
  async () => {
    const settings = config.read(process.env);
    log = createLog('address-lookup', settings.logLevel);
    return createServer(settings, { log, clock: () => new Date() });
  },
);
