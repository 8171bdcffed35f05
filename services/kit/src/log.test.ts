import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { metricsText } from './telemetry/metrics.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

it('names the service and the version of package.json in every line', async () => {
  const log = JSON.stringify(new URL('./log.ts', import.meta.url).href);
  const script = `import { createLog } from ${log}; createLog('part', 'info').info('a line');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toMatchObject({ service: 'part', version, msg: 'a line' });
});

it('counts ALARM lines by what they say, and no other line', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [alarm, other] = [randomUUID(), randomUUID()];
  const log = createLog('test', 'fatal');
  log.error(`ALARM: ${alarm}`);
  expect(await metricsText()).not.toContain(alarm);
  log.level = 'error';
  log.child({ queue: 'emails' }).error({ id: 1 }, `ALARM: ${alarm}`);
  log.error(`ALARM: ${alarm}`);
  log.error({ about: `ALARM: ${other}` }, other);
  const text = await metricsText();
  expect(text).toMatch(new RegExp(`^plainwill_alarms_total\\{reason="${alarm}".*\\} 2$`, 'm'));
  expect(text).not.toContain(other);
});
