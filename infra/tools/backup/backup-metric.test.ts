import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBackupMetric } from './backup-metric.ts';

it('tells node_exporter when the newest backup was made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-metric-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'backup.prom');
  writeBackupMetric(file, { madeAt: '2026-11-19T02:00:00.000Z' });
  writeBackupMetric(file, { madeAt: '2026-11-20T02:00:00.000Z' });
  expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
    '# TYPE plainwill_backup_made_timestamp_seconds gauge',
    `plainwill_backup_made_timestamp_seconds ${Date.parse('2026-11-20T02:00:00Z') / 1000}`,
    '',
  ]);
  expect(statSync(file).mode & 0o004).toBe(0o004);
});
