import type { Receiver, Response } from '../../../services/notifications/src/webhook-client/post-webhook.ts';
import type { Ledger, Run } from './ledger.ts';
import { aTarget, type Machine, type Process } from './machine.ts';
import type { Poison } from './poison.ts';
import type { MailMode, ReceiverMode } from './scenario.ts';

const clientTimeoutMs = 10_000;

class NetworkError extends Error {
  readonly code: string;
  readonly responseCode: number;

  constructor(code: string, responseCode = 0) {
    super(code);
    this.name = 'NetworkError';
    this.code = code;
    this.responseCode = responseCode;
  }
}

async function* noBody(): AsyncGenerator<Buffer> {}

const responseOf = (statusCode: number, headers: Response['headers'] = {}): Response =>
  Object.assign(noBody(), { statusCode, headers });

/** Somebody else's server for webhooks, in the mood that it was put in. */
export function createReceiver(machine: Machine, ledger: Ledger, poison: Poison) {
  const target = aTarget('receiver');
  let mode: ReceiverMode = 'takes all';

  function answer(id: string, run: Run | undefined): Response | NetworkError {
    const take = () => ledger.effect(id, run);
    switch (mode) {
      case 'takes all':
        take();
        return responseOf(200);
      case 'answers late':
        take();
        return new NetworkError('TOO_SLOW');
      case 'hangs up':
        if (machine.draw(0, 1)) take();
        return new NetworkError('ECONNRESET');
      case 'refuses connections':
        return new NetworkError('ECONNREFUSED');
      case '429 for 20 s':
        return responseOf(429, { 'retry-after': '20' });
      case '429 until a date':
        return responseOf(429, { 'retry-after': new Date(Date.now() + 600_000).toUTCString() });
      default:
        return responseOf(Number(mode));
    }
  }

  return {
    setMode: (to: ReceiverMode) => {
      mode = to;
    },
    /** A process of ours posts by these connections. */
    connections: (process: Process): Receiver['connections'] => ({
      async post({ headers }) {
        const id = String(headers['webhook-id']);
        const run = ledger.openRun(id, process);
        const work = () => ({ answered: answer(id, run), in: mode });
        ledger.post(process);
        const { answered, in: asked } = await poison.send(id, process, () =>
          machine.ask(process, { what: `post ${id} (${mode})`, target, work }),
        );
        if (asked === 'answers late') await new Promise((resolve) => setTimeout(resolve, clientTimeoutMs));
        if (answered instanceof NetworkError) throw answered;
        return answered;
      },
    }),
  };
}

/** A mail server, in the mood that it was put in. */
export function createMailServer(machine: Machine, ledger: Ledger, poison: Poison) {
  const target = aTarget('mail server');
  let mode: MailMode = 'takes all';

  function take(id: string, run: Run | undefined) {
    if (mode === 'is away') throw new NetworkError('ECONNECTION');
    if (mode === 'asks to wait') throw new NetworkError('EENVELOPE', 451);
    if (mode === 'refuses for good') throw new NetworkError('EENVELOPE', 550);
    if (mode === 'takes all' || machine.draw(0, 1)) ledger.effect(id, run);
    if (mode === 'hangs up') throw new NetworkError('ECONNRESET');
  }

  return {
    setMode: (to: MailMode) => {
      mode = to;
    },
    /** A process of ours sends by this transport. */
    transport: (process: Process) => ({
      async sendMail({ messageId = '' }: { messageId?: unknown }) {
        const id = /^<(.+)@/.exec(String(messageId))?.[1] ?? '';
        const run = ledger.openRun(id, process);
        const work = () => take(id, run);
        await poison.send(id, process, () => machine.ask(process, { what: `send ${id} (${mode})`, target, work }));
      },
      close: () => {},
    }),
  };
}
