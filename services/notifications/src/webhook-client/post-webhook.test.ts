import type { ServerResponse } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startReceiver } from '../testing/stand-ins.ts';
import { openConnections } from './connections.ts';
import { postWebhook } from './post-webhook.ts';

// From the tests of github.com/standard-webhooks/standard-webhooks.
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  now: new Date(1_614_265_330_000),
  payload: { test: 2432232314 },
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  /** The same without the space in the body, as we write JSON. */
  ownSignature: 'v1,Vif40peJBP7Iyl0XGmu61n4MwdrcHov5CFREBpE0svs=',
};
const otherSecret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

async function aReceiver(...answers: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

const aDelivery = () => ({ id: 'delivery-1', payload: { children: 'Yes' }, now: new Date() });
type Rules = Partial<Parameters<typeof openConnections>[0]>;

function receiverAt(url: string, rules: Rules, secrets: string[] = []) {
  const connections = openConnections({ privateHosts: [], mayBeLocal: false, ...rules });
  onTestFinished(connections.close);
  return { url, secrets, connections };
}
const local = (url: string, secrets?: string[]) => receiverAt(url, { mayBeLocal: true }, secrets);

describe('a signature', () => {
  it('is that of the published test vector', async () => {
    expect(new Webhook(vector.secret).sign(vector.id, vector.now, vector.body)).toBe(vector.signature);
    const { url, received } = await aReceiver();
    await postWebhook(local(url, [vector.secret]), vector);
    expect(received[0]).toMatchObject({
      body: '{"test":2432232314}',
      headers: {
        'webhook-id': vector.id,
        'webhook-timestamp': '1614265330',
        'webhook-signature': vector.ownSignature,
        'content-type': 'application/json',
      },
    });
  });

  async function verifying(change: (sent: { body: string; headers: Record<string, string> }) => object) {
    const { url, received } = await aReceiver();
    const delivery = aDelivery();
    await postWebhook(local(url, [vector.secret]), delivery);
    const { body = '', headers = {} } = received[0] ?? {};
    const sent = { body, headers: headers as Record<string, string> };
    const changed = { ...sent, ...change(sent) };
    return () => new Webhook(vector.secret).verify(changed.body, changed.headers);
  }

  it('is one that a receiver can verify', async () => {
    expect((await verifying(() => ({})))()).toEqual({ children: 'Yes' });
  });

  it('is one of two while a secret is being replaced', async () => {
    const { url, received } = await aReceiver();
    await postWebhook(local(url, [otherSecret, vector.secret]), aDelivery());
    const { body = '', headers = {} } = received[0] ?? {};
    for (const secret of [otherSecret, vector.secret]) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({ children: 'Yes' });
    }
  });

  const without = (name: string) => (sent: { headers: Record<string, string> }) => ({
    headers: Object.fromEntries(Object.entries(sent.headers).filter(([header]) => header !== name)),
  });
  const withHeader = (name: string, value: (was: string) => string) => (sent: { headers: Record<string, string> }) => ({
    headers: { ...sent.headers, [name]: value(sent.headers[name] ?? '') },
  });
  it.each([
    ['of another body', () => ({ body: '{"children": "Yes"}' })],
    ['with one character changed', withHeader('webhook-signature', (was) => was.replace(/.=$/, '!='))],
    ['that is missing', without('webhook-signature')],
    ['without its id', without('webhook-id')],
    ['without its time', without('webhook-timestamp')],
    ['of five minutes and a second ago', withHeader('webhook-timestamp', (was) => String(Number(was) - 301))],
    ['of five minutes and two seconds ahead', withHeader('webhook-timestamp', (was) => String(Number(was) + 302))],
    ['of an unknown version only', withHeader('webhook-signature', (was) => was.replace('v1,', 'v2,'))],
    ['list that is empty', withHeader('webhook-signature', () => '')],
  ])('%s is refused', async (_what, change) => {
    expect(await verifying(change as Parameters<typeof verifying>[0])).toThrow(WebhookVerificationError);
  });

  it('is left out when there is no secret', async () => {
    const { url, received } = await aReceiver();
    expect(await postWebhook(local(url), aDelivery())).toMatchObject({ status: 200 });
    expect(received[0]?.headers).not.toHaveProperty('webhook-signature');
  });
});

describe('an answer', () => {
  it('is kept by its status, its time and how it begins', async () => {
    const { url } = await aReceiver((response) => response.writeHead(422).end(`\u0000${'no '.repeat(1000)}`));
    const answer = await postWebhook(local(url), aDelivery());
    expect(answer).toMatchObject({ status: 422, error: null, durationMs: expect.any(Number) });
    expect(answer.answer).toBe('no '.repeat(1000).slice(0, 1000));
  });

  it.each([
    ['7', 7000],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
  ])('that asks for a pause of %s is understood', async (header, expected) => {
    const { url } = await aReceiver((response) => response.writeHead(429, { 'retry-after': header }).end());
    const now = new Date('2026-11-21T10:00:00Z');
    expect(await postWebhook(local(url), { ...aDelivery(), now })).toMatchObject({
      status: 429,
      retryAfterMs: expected,
    });
  });

  it('that points elsewhere is not followed', async () => {
    const elsewhere = await aReceiver();
    const { url } = await aReceiver((response) => response.writeHead(302, { location: elsewhere.url }).end());
    expect(await postWebhook(local(url), aDelivery())).toMatchObject({ status: 302 });
    expect(elsewhere.received).toEqual([]);
  });

  it('that does not end is hung up on', async () => {
    const hungUp = Promise.withResolvers<void>();
    const pour = (response: ServerResponse) => {
      response.writeHead(200).on('close', () => hungUp.resolve());
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(4096))) {}
        response.once('drain', more);
      };
      more();
    };
    const { url } = await aReceiver(pour);
    expect(await postWebhook(local(url), aDelivery())).toMatchObject({ status: 200 });
    await hungUp.promise;
  });

  it('that never comes is given up after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reached = Promise.withResolvers<void>();
    const { url } = await aReceiver(() => reached.resolve());
    const posting = postWebhook(local(url), aDelivery());
    await reached.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await posting).toMatchObject({ status: null, error: 'timeout' });
  });

  it('cannot come where nobody listens', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    expect(await postWebhook(local(receiver.url), aDelivery())).toMatchObject({ status: null, error: 'refused' });
  });
});

describe('a post', () => {
  it('goes over the connection of the one before', async () => {
    const { url } = await aReceiver();
    const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
    const receiver = receiverAt(url.replace('127.0.0.1', 'receiver.example'), { mayBeLocal: true, resolve });
    for (let post = 0; post < 3; post++)
      expect(await postWebhook(receiver, aDelivery())).toMatchObject({ status: 200 });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('goes over a new connection when the receiver has given up the one before', async () => {
    const { url, received, forget } = await aReceiver();
    const receiver = local(url);
    for (let post = 1; post <= 5; post++) {
      expect(await postWebhook(receiver, aDelivery())).toMatchObject({ status: 200 });
      expect(received).toHaveLength(post);
      forget();
    }
  });

  it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1', '64:ff9b::7f00:1'])(
    'goes nowhere when the name leads to %s',
    async (address) => {
      const canary = await aReceiver();
      const url = canary.url.replace('127.0.0.1', 'receiver.example');
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      expect(await postWebhook(receiverAt(url, { mayBeLocal: false, resolve }), aDelivery())).toMatchObject({
        status: null,
        error: 'private_address',
      });
      expect(canary.received).toEqual([]);
    },
  );

  it('goes nowhere when only one of the name’s addresses is private', async () => {
    const canary = await aReceiver();
    const url = canary.url.replace('127.0.0.1', 'receiver.example');
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const answer = await postWebhook(receiverAt(url, { mayBeLocal: false, resolve }), aDelivery());
    expect(answer.error).toBe('private_address');
    expect(canary.received).toEqual([]);
  });

  it('looks once, and goes to what was looked at, whatever the name says on a second look', async () => {
    const [chosen, canary] = [await aReceiver(), await aReceiver()];
    const url = chosen.url.replace('127.0.0.1', 'receiver.example');
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
    expect(await postWebhook(receiverAt(url, { mayBeLocal: true, resolve }), aDelivery())).toMatchObject({
      status: 200,
    });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(chosen.received[0]?.headers.host).toBe(new URL(url).host);
    expect(canary.received).toEqual([]);
  });

  it.each(['http://127.0.0.1', 'http://2130706433', 'http://0x7f.1', 'http://0177.0.0.1', 'http://[::ffff:127.0.0.1]'])(
    'goes nowhere for %s, which is never looked up',
    async (origin) => {
      const canary = await aReceiver();
      const url = `${origin}:${new URL(canary.url).port}/hook/`;
      expect(await postWebhook(receiverAt(url, { mayBeLocal: false }), aDelivery())).toMatchObject({
        error: 'private_address',
      });
      expect(canary.received).toEqual([]);
    },
  );

  it('goes into the operator’s own network at exactly the host and port that they name', async () => {
    const [named, canary] = [await aReceiver(), await aReceiver()];
    const { port } = new URL(named.url);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const privateHosts = [`n8n:${port}`];
    const post = (url: string) => postWebhook(receiverAt(url, { privateHosts, resolve }), aDelivery());
    expect(await post(`http://n8n:${port}/hook/`)).toMatchObject({ status: 200 });
    expect(await post(canary.url.replace('127.0.0.1', 'n8n'))).toMatchObject({ error: 'private_address' });
    expect(await post(named.url)).toMatchObject({ error: 'private_address' });
    expect([named.received.length, canary.received.length]).toEqual([1, 0]);
  });

  it.each(['169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1'])(
    'goes nowhere when the name of a named host leads to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      const receiver = receiverAt('http://n8n:5678/hook/', { privateHosts: ['n8n:5678'], resolve });
      expect(await postWebhook(receiver, aDelivery())).toMatchObject({ error: 'private_address' });
    },
  );
});
