import { Webhook } from 'standardwebhooks';

const totalLimitMs = 10_000;
const bodyLimitBytes = 16 * 1024;

interface Receiver {
  url: string;
  secret: string | undefined;
}

interface Delivery {
  id: string;
  payload: object;
  now: Date;
}

/**
 * Posts in the manner of Standard Webhooks 1.0.0 and tells the status of the answer.
 * @throws if no answer came
 */
export async function postWebhook({ url, secret }: Receiver, { id, payload, now }: Delivery): Promise<number> {
  const body = JSON.stringify(payload);
  const response = await fetch(url, {
    method: 'POST',
    // A redirect could lead to an address that nobody has configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(totalLimitMs),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Plainwill-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
    },
    body,
  });
  await discard(response);
  return response.status;
}

/** Reads what a polite receiver answers, so that its connection can be used again, and hangs up on anything longer. */
async function discard({ body }: Response) {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > bodyLimitBytes) break;
    }
  } catch {
    // The status has come; how the rest of the answer ended changes nothing.
  }
}
