/** Which way imports point, and that no two files or domains need each other: `npm run lint`. */
/** The domains of a package from the lowest to the highest: each may need those before it, so none need each other. */
const domains = {
  'services/identity/src': ['accounts', 'staff', 'credentials', 'recovery', 'sign-in', 'profile'],
  'services/will-data/src': [
    'typeset',
    'record',
    'couples',
    'documents',
    'signing',
    'letters',
    'holdings',
    'trusted',
    'release',
    'history',
    'reminders',
    'review',
    'how-made',
    'staff',
    'account',
  ],
  'law/src': [
    'money',
    'tax',
    'intestacy',
    'wording',
    'family',
    'facts',
    'will',
    'checks',
    'signing',
    'reminders',
    'release',
    'what-if',
    'couple',
  ],
  'web/src': ['ui', 'shared', 'public', 'account', 'will-maker', 'staff', 'app'],
};
/** Folders beside them that any file may need, or that need any. */
const noDomains = ['commands', 'migrations', 'testing'];

const noCircleOfDomains = Object.entries(domains).flatMap(([folder, names]) => [
  ...names.slice(0, -1).map((name, at) => ({
    name: 'no-circle-of-domains',
    severity: 'error',
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/(${names.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'every-folder-is-a-domain',
    severity: 'error',
    from: { path: `^${folder}/(?!(${[...names, ...noDomains].join('|')})/)[^/]+/` },
    to: {},
  },
]);

module.exports = {
  forbidden: [
    {
      name: 'contracts-need-nobody',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(law|services|web|infra)/' },
    },
    {
      name: 'law-needs-only-contracts',
      severity: 'error',
      from: { path: '^law/' },
      to: { path: '^(services|web|infra)/' },
    },
    // No files, no network, no clock of its own: what it needs it is given.
    { name: 'law-is-pure', severity: 'error', from: { path: '^law/' }, to: { dependencyTypes: ['core'] } },
    {
      name: 'web-needs-only-contracts-and-law',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: '^(services|infra)/' },
    },
    {
      name: 'kit-needs-no-service',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: '^(services/(?!kit/)|law/|web/|infra/)' },
    },
    {
      name: 'services-never-need-one-another',
      severity: 'error',
      from: { path: '^services/(?!kit/)([^/]+)/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^(services/(?!kit/)|web/|infra/)', pathNot: '^services/$1/' },
    },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^services/[^/]+/src/main[.]ts$' },
    },
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    ...noCircleOfDomains,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^infra/tests/bench/peers/|[.]test(-d)?[.]tsx?$|/testing/|/migrations/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
