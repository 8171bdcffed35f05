import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
});
