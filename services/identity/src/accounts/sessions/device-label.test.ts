import { expect, it } from 'vitest';
import { deviceLabel } from './device-label.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium}`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['', 'A browser'],
  ['<script>alert(1)</script>', 'A browser'],
  ['\u202eevil/1.0', 'A browser'],
])('calls %s by the name people know', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

it('gives every browser a short name, whatever it calls itself', () => {
  for (const odd of ['a'.repeat(400), '('.repeat(400), ' /'.repeat(200), '\u0000/1', 'Mozilla/5.0 (']) {
    expect(deviceLabel(odd).length).toBeLessThanOrEqual(90);
    expect(deviceLabel(odd)).not.toMatch(/\p{C}/u);
  }
});
