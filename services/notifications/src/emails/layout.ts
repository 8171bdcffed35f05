import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { brand as firm } from '@plainwill/contracts/shared/brand';
import { escapeHtml } from '@plainwill/kit/escape-html';

/** A message as it is sent, without its recipient. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Stops such letters when a mail service posts to it (RFC 8058); absent where there is nothing to stop. */
  stopLink?: string;
}

/** Composes the mail of each kind. */
export type Composers = {
  [Kind in OutgoingMail['kind']]: (brand: string, mail: Extract<OutgoingMail, { kind: Kind }>) => Message;
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Formats an instant or a day in ISO 8601 as the day in the United Kingdom, `1 July 2026`. */
export const formatDay = (date: string) => day.format(new Date(date));

interface Letter {
  brand: string;
  subject: string;
  /** The reader's first name, where it is known and the address is theirs for certain. */
  firstName?: string | null;
  paragraphs: string[];
  /** The button leads the reader to the next step; left out where there is none. */
  action?: Action;
  /** The footnote says what to do if the message is not for the reader. */
  footnote: string;
  /** Stops such letters: opened by the reader, or posted to by a mail service (RFC 8058). */
  stopLink?: string;
}

const color = {
  paper: '#fbf8f1',
  card: '#ffffff',
  ink: '#16302b',
  deep: firm.colours.actions,
  muted: '#52635d',
  line: '#e4dccb',
  butter: firm.colours.highlight,
};

/** Georgia is on nearly every device; a message loads no font and no picture. */
const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

const line = (width: number, background: string) =>
  `<div style="height:3px;width:${width}px;margin:0 0 5px;background:${background}"></div>`;

/** A small sheet of paper with one line marked, as the will has it: drawn with borders, for pictures are often blocked. */
const sheet = `<div style="width:34px;padding:9px 7px 5px;background:${color.card};border:1px solid ${color.line}" role="presentation">${line(20, color.deep)}${line(34, color.line)}${line(34, color.butter)}${line(26, color.line)}${line(34, color.line)}</div>`;

/** One letter in plain text and in HTML; both say the same, and both show where the link leads. */
export function letter({ brand, subject, firstName, paragraphs, action, footnote, stopLink }: Letter): Message {
  const greeting = firstName ? `Dear ${firstName},` : 'Hello,';
  const reachUs = `${brand} · ${firm.phone} · ${firm.email}`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? actionText(action) : []),
    footnote,
    ...(stopLink ? [`${stopLabel}:\n${stopLink}`] : []),
    reachUs,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${color.paper};color:${color.ink};font:17px/1.6 ${sans}">
<div style="max-width:560px;margin:0 auto">
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="padding:0 14px 0 0">${sheet}</td><td style="font:600 21px/1.3 ${serif};color:${color.deep}">${escapeHtml(brand)}</td></tr></table>
<div style="padding:28px 24px;background:${color.card};border:1px solid ${color.line};border-radius:6px">
<h1 style="margin:0 0 16px;font:600 27px/1.25 ${serif}">${escapeHtml(subject)}</h1>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? button(action) : ''}</div>
<p style="margin:16px 0 0;font-size:16px;color:${color.muted}">${escapeHtml(footnote)}</p>
${stopLink ? stopHtml(stopLink) : ''}<p style="margin:16px 0 0;font-size:16px;color:${color.muted}">${escapeHtml(reachUs)}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, ...(stopLink && { stopLink }) };
}

interface Action {
  label: string;
  link: string;
}

const codeHint = 'If the page asks for a code, copy this one:';

/** The part of a link that its page needs, and that the filters of some mail systems cut off. */
const codeOf = (link: string) => link.split('#token=')[1];

function actionText({ label, link }: Action): string[] {
  const code = codeOf(link);
  return [`${label}:\n${link}`, ...(code ? [`${codeHint}\n${code}`] : [])];
}

function codeHtml(link: string): string {
  const code = codeOf(link);
  if (!code) return '';
  return `<p style="margin:16px 0 0;font-size:16px;color:${color.muted}">${codeHint}<br><span translate="no" style="font-family:monospace;word-break:break-all">${escapeHtml(code)}</span></p>
`;
}

const stopLabel = 'Stop these emails';

const stopHtml = (link: string) =>
  `<p style="margin:16px 0 0;font-size:16px;color:${color.muted}"><a href="${escapeHtml(link)}" style="color:${color.deep}">${stopLabel}</a></p>\n`;

function button({ label, link: given }: Action): string {
  if (!/^https?:\/\//.test(given)) throw new Error('a link in a message leads to a page');
  const link = escapeHtml(given);
  return `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${color.deep};color:${color.card};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:16px;color:${color.muted}">If the button does not work, copy this address into your browser:<br><a href="${link}" style="color:${color.deep};word-break:break-all">${link}</a></p>
${codeHtml(given)}`;
}
