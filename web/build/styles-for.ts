import { PurgeCSS } from 'purgecss';

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

/** What a page gains after it was built: by the gateway, or as the reader opens parts of it. */
const dynamicAttributes = ['data-session', 'open'];

/** The rules of a style sheet that a page has any use for until the app takes it over, and brings them all. */
export async function stylesFor(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: unescaped(html), extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    // Class names hold all kinds of signs; names of attributes and elements end before any.
    defaultExtractor: (content) => [...(content.match(/[^\s"'<>]+/g) ?? []), ...(content.match(/[\w-]+/g) ?? [])],
  });
  if (!purged) throw new Error('The style sheet could not be read');
  return purged.css;
}
