import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { postWebhook } from './post-webhook.ts';

// From the tests of github.com/standard-webhooks/standard-webhooks; the signature is of the body without its space.
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  now: new Date(1_614_265_330_000),
  payload: { test: 2432232314 },
  signature: 'v1,Vif40peJBP7Iyl0XGmu61n4MwdrcHov5CFREBpE0svs=',
};

async function aReceiver(...answers: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

const aDelivery = () => ({ id: 'delivery-1', payload: { children: 'Yes' }, now: new Date() });

it('signs as the published test vector does', async () => {
  const { url, received } = await aReceiver();
  await postWebhook({ url, secret: vector.secret }, vector);
  expect(received[0]).toMatchObject({
    body: '{"test":2432232314}',
    headers: {
      'webhook-id': vector.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': vector.signature,
      'content-type': 'application/json',
    },
  });
});

it('sends what a receiver can verify', async () => {
  const { url, received } = await aReceiver();
  await postWebhook({ url, secret: vector.secret }, aDelivery());
  const { body = '', headers = {} } = received[0] ?? {};
  expect(new Webhook(vector.secret).verify(body, headers as Record<string, string>)).toEqual({ children: 'Yes' });
});

it('sends no signature when there is no secret', async () => {
  const { url, received } = await aReceiver();
  expect(await postWebhook({ url, secret: undefined }, aDelivery())).toBe(200);
  expect(received[0]?.headers).not.toHaveProperty('webhook-signature');
});

it('does not follow a redirect', async () => {
  const elsewhere = await aReceiver();
  const { url } = await aReceiver((response) => response.writeHead(302, { location: elsewhere.url }).end());
  expect(await postWebhook({ url, secret: undefined }, aDelivery())).toBe(302);
  expect(elsewhere.received).toEqual([]);
});

it('hangs up on an answer that does not end', async () => {
  const hungUp = Promise.withResolvers<void>();
  const { url } = await aReceiver((response) => {
    response.writeHead(200).on('close', () => hungUp.resolve());
    const chunk = Buffer.alloc(4096);
    const pour = () => {
      while (!response.destroyed && response.write(chunk)) {}
      response.once('drain', pour);
    };
    pour();
  });
  expect(await postWebhook({ url, secret: undefined }, aDelivery())).toBe(200);
  await hungUp.promise;
});

it('fails when nobody answers', async () => {
  const receiver = await startReceiver();
  await receiver.close();
  await expect(postWebhook({ url: receiver.url, secret: undefined }, aDelivery())).rejects.toThrow();
});
