import { brand } from '@plainwill/contracts/shared/brand';
import { escapeHtml } from '@plainwill/kit/escape-html';
import type { CapturedMail } from './mailbox.ts';

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Plain text as HTML, with its web addresses as links. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    end = index + url.length;
  }
  return html + escapeHtml(text.slice(end));
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/London',
});

// The frame has no rights: no script, no form, no access to this site; links open beside it.
const frame = (html: string, subject: string) => `
      <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}"
        srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;

const entry = ({ to, subject, text, html, at }: CapturedMail, isNewest: boolean) => `
    <details${isNewest ? ' open' : ''}>
      <summary>
        <span class="subject">${escapeHtml(subject || '(no subject)')}</span>
        <span class="to">to ${escapeHtml(to)}</span>
        <time datetime="${at}">${time.format(new Date(at))}</time>
      </summary>
      <div class="message">${html ? frame(html, subject) : ''}
      <h2>${html ? 'As plain text' : 'Message'}</h2>
      <pre>${linked(text)}</pre>
      </div>
    </details>`;

const empty = `
    <p class="empty">No mail yet. Everything that ${escapeHtml(brand.name)} sends is caught and shown here, and goes nowhere else.</p>`;

/** The mailbox as a page that works without script. */
export const mailPage = (messages: CapturedMail[]) => `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Captured mail (${messages.length}) – ${escapeHtml(brand.name)}</title>
  <link rel="stylesheet" href="/dev/mail/page.css">
</head>
<body>
  <header>
    <a class="brand" href="/">${escapeHtml(brand.name)}</a>
    <a class="button" href="/dev/mail">Check for new mail</a>
  </header>
  <main>
    <h1>Captured mail</h1>
    <p class="hint">Newest first. Nothing here has left this machine. Also as <a href="/dev/mail.json">a list</a>.</p>${
      messages.map((message, index) => entry(message, index === 0)).join('') || empty
    }
  </main>
</body>
</html>
`;
