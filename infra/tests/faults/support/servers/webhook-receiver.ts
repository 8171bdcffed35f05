import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Post {
  /** The id of the delivery, by which a receiver knows a repetition. */
  id: string;
  /** The delivery is about this event. */
  submissionId: string;
  at: number;
}

type Answer = (post: Post, response: ServerResponse) => void;

const taken: Answer = (_post, response) => void response.writeHead(200).end();

/** A receiver of webhooks that writes down every post, and answers 200 unless told otherwise. */
export async function startWebhookReceiver() {
  const posts: Post[] = [];
  let answer = taken;
  const server = createServer(async (request, response) => {
    const body = (await json(request).catch(() => ({}))) as { submissionId?: string };
    const post = { id: String(request.headers['webhook-id']), submissionId: body.submissionId ?? '', at: Date.now() };
    posts.push(post);
    answer(post, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    posts,
    /** Answers by this function from now on; as a good receiver if it is left out. */
    answerWith(given: Answer = taken) {
      answer = given;
    },
    /** Submissions by the ids they came under, for one who knows repetitions by the id. */
    effects() {
      const bySubmission = Map.groupBy(posts, ({ submissionId }) => submissionId);
      return new Map([...bySubmission].map(([submission, of]) => [submission, new Set(of.map(({ id }) => id)).size]));
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
