import { readdirSync } from 'node:fs';
import { inRoot } from '../launcher/settings/paths.ts';
import { builtScripts } from './script-size.ts';

export interface ScriptBudget {
  what: string;
  bytes: number;
  /** The most that it may be, in thousands of bytes. */
  mostKB: number;
}

/** What the app needs until it stands. A page for reading counts twice: as it comes, and once it is taken over. */
const apps = [
  { what: '/ taken over', file: 'index.html', chunks: ['main', 'home-page'], mostKB: 95 },
  {
    what: '/inheritance-tax-calculator',
    file: 'inheritance-tax-calculator.html',
    chunks: ['main', 'estimator-page'],
    mostKB: 95,
  },
  {
    what: '/questionnaire',
    file: 'questionnaire.html',
    chunks: ['main', 'page-surroundings', 'questionnaire-page'],
    mostKB: 170,
  },
  {
    what: '/will-maker, first section open',
    file: 'shell.html',
    chunks: ['main', 'page-surroundings', 'will-maker-page', 'personal-details-section'],
    mostKB: 155,
  },
];

const notForReading = ['shell.html', 'inheritance-tax-calculator.html', 'questionnaire.html'];
const mostForReadingKB = 5;

/** The script of each kind of page in the web as it was built, compressed as browsers get it. */
export function scriptBudgets(): { reading: ScriptBudget[]; apps: ScriptBudget[] } {
  const scripts = builtScripts(inRoot('web', 'dist'));
  const reading = readdirSync(inRoot('web', 'dist', 'pages')).filter(
    (file) => file.endsWith('.html') && !notForReading.includes(file),
  );
  return {
    reading: reading.map((file) => ({
      what: `${file} before idle`,
      bytes: scripts.ofPage(file),
      mostKB: mostForReadingKB,
    })),
    apps: apps.map(({ what, file, chunks, mostKB }) => ({ what, bytes: scripts.ofApp(file, chunks), mostKB })),
  };
}
