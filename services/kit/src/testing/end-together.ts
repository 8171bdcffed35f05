import type { Socket } from 'node:net';

/** When either connection ends, so does the other; both are in `open` for as long as they last. */
export function endTogether(one: Socket, another: Socket, open: Set<Socket>) {
  for (const [socket, other] of [
    [one, another],
    [another, one],
  ] as const) {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}
