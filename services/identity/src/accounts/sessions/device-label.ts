import Bowser from 'bowser';

const unknown = 'A browser';
// A name may come straight from what the browser wrote, which can be anything.
const plainName = /^[\p{L}\d][\p{L}\d .+-]{0,39}$/u;

const nameOf = ({ name }: { name?: string | undefined }) => (name && plainName.test(name) ? name : null);

/** What a person calls the browser: "Chrome on Windows". */
export function deviceLabel(userAgent: string): string {
  if (!userAgent.trim()) return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  return [nameOf(browser) ?? unknown, nameOf(os)].filter(Boolean).join(' on ');
}
