import { documentFormats } from '@plainwill/contracts/will-data/will/files';

export const usage = `npm run --silent will -- facts.json [--as-of 2026-11-20] [--format ${documentFormats.join('|')} --out FILE]
npm run --silent will -- intestacy family.json
npm run --silent will -- what-if facts.json events.json [--as-of 2026-11-20]
npm run --silent will -- witnesses plan.json [--as-of 2026-11-20]

The first makes a will of the facts in a file, without a server; a download of an account’s data will do too. Without
--format it prints JSON: the text, the document clause by clause, and what its checks find. The day is --as-of, else the
file’s own “as_of”, else today.

The second prints as JSON who takes what of an estate where there is no will, and why.

The third prints as JSON what would happen to the will of the first when the events of the second file do.

The fourth prints as JSON what stands in the way of a plan of witnesses, for the will of the facts in it. The day is
--as-of, else that of the plan, else that of its facts, else today.

“-” instead of a file reads standard input.`;
