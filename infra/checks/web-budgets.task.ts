import { readdirSync } from 'node:fs';
import { command } from '../launcher/command.ts';
import { inRoot } from '../launcher/paths.ts';
import { say } from '../launcher/say.ts';
import { builtScripts } from './script-size.ts';

const webRoot = inRoot('web', 'dist');
const scripts = builtScripts(webRoot);

/** What the app needs until it stands. A page for reading counts twice: as it comes, and once it is taken over. */
const apps = [
  { what: '/ taken over', file: 'index.html', chunks: ['main', 'home-page'], kB: 95 },
  {
    what: '/inheritance-tax-calculator',
    file: 'inheritance-tax-calculator.html',
    chunks: ['main', 'estimator-page'],
    kB: 95,
  },
  {
    what: '/questionnaire',
    file: 'questionnaire.html',
    chunks: ['main', 'page-surroundings', 'questionnaire-page'],
    kB: 170,
  },
  {
    what: '/will-maker, first section open',
    file: 'shell.html',
    chunks: ['main', 'page-surroundings', 'will-maker-page', 'personal-details-section'],
    kB: 155,
  },
];

const notForReading = ['shell.html', 'inheritance-tax-calculator.html', 'questionnaire.html'];
const reading = readdirSync(inRoot('web', 'dist', 'pages')).filter(
  (file) => file.endsWith('.html') && !notForReading.includes(file),
);

const sizes = [
  ...reading.map((file) => ({ what: `${file} before idle`, kB: 5, bytes: scripts.ofPage(file) })),
  ...apps.map(({ what, file, chunks, kB }) => ({ what, kB, bytes: scripts.ofApp(file, chunks) })),
];

await command(async () => {
  for (const { what, kB, bytes } of sizes) {
    const verdict = bytes > kB * 1000 ? '  TOO MUCH' : '';
    say(`${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of script, at most ${kB} kB${verdict}`);
  }
  return sizes.some(({ kB, bytes }) => bytes > kB * 1000) ? 1 : 0;
});
