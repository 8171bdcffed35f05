import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { BookingDesk } from './booking/booking-desk.ts';
import { mailPage } from './mailbox/mail-page.ts';
import type { Mailbox } from './mailbox/mailbox.ts';

const css = readFileSync(new URL('./mailbox/mail-page.css', import.meta.url), 'utf8');

// A frame inherits this, so it also rules what a message may load: its own styles, and nothing from elsewhere.
const contentPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'; form-action 'none'";

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

interface HttpOptions {
  port: number;
  /** Null where mail is really sent. */
  mailbox: Mailbox | null;
  /** Null where a scheduling service is set. */
  booking: BookingDesk | null;
}

/** A stand-in for what webhooks are sent to: it answers with the status in its path. */
const receiverPath = /^\/receiver\/([2-5]\d\d)$/;

/** The mailbox as a page and as a list, the booking page, a receiver, and the health of all these; on loopback. */
export async function startHttp({ port, mailbox, booking }: HttpOptions) {
  const http = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === '/health/live' || path === '/health/ready')
      return send(response, 200, 'application/json', '{"ok":true}');
    if (booking && path?.startsWith('/booking')) return booking(request, response);
    const [, status] = receiverPath.exec(path ?? '') ?? [];
    if (status && request.method === 'POST') {
      request.resume();
      return send(response, Number(status), 'text/plain', `The stand-in answers ${status}.`);
    }
    if (mailbox && path === '/dev/mail') return send(response, 200, 'text/html', mailPage(mailbox.list()));
    if (mailbox && path === '/dev/mail/page.css') return send(response, 200, 'text/css', css);
    if (mailbox && path === '/dev/mail.json') {
      return send(response, 200, 'application/json', JSON.stringify(mailbox.list()));
    }
    send(response, 404, 'text/plain', 'There is nothing here.');
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return {
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
