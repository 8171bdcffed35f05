import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../console.ts';
import { root } from './paths.ts';
import { parseSettings } from './settings.ts';

describe('parseSettings', () => {
  it('needs nothing set', () => {
    expect(parseSettings({})).toMatchObject({ port: 3000, dataDir: join(root, '.data'), isProduction: false });
  });

  it('lets the environment win over the file, and ignores what is empty', () => {
    const { given, port } = parseSettings({ PORT: '4000', SMTP_URL: '' }, { PORT: '5000', SMTP_URL: 'smtp://mail' });
    expect(port).toBe(4000);
    expect(given.SMTP_URL).toBe('smtp://mail');
  });

  it.each(['eighty', '-1', '65536', '80.5'])('refuses PORT=%s by name', (PORT) => {
    expect(() => parseSettings({ PORT })).toThrow(/^PORT: /);
  });

  it('reads a secret from its file, and names the file no more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plainwill-settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'smtp');
    writeFileSync(file, 'smtps://mail\n');
    const { given } = parseSettings({ SMTP_URL_FILE: file, WEB_ROOT_FILE: '/kept' });
    expect(given).toEqual({ SMTP_URL: 'smtps://mail', WEB_ROOT_FILE: '/kept' });
    expect(() => parseSettings({ SMTP_URL_FILE: file }, { SMTP_URL: 'smtp://mail' })).toThrow(StartError);
    expect(() => parseSettings({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/^SMTP_URL_FILE: /);
  });
});
