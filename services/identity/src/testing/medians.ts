/** Milliseconds that each takes, by turns, so that whatever else the machine does falls on all alike. */
export async function mediansOf(times: number, ways: readonly ((turn: number) => Promise<unknown>)[]) {
  const samples = ways.map((): number[] => []);
  for (let turn = 0; turn < times; turn++) {
    for (const [i, way] of ways.entries()) {
      const start = performance.now();
      await way(turn);
      samples[i]?.push(performance.now() - start);
    }
  }
  return samples.map((taken) => taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0);
}

/** The part of an answer that a stranger sees. */
export const shownBy = (call: Promise<unknown>) =>
  call.then(
    (answer) => JSON.stringify({ answer }),
    ({ code, message, cause }) => JSON.stringify({ code, message, reason: cause?.reason, field: cause?.field }),
  );

/** The longest time divided by the shortest: near 1 when timing reveals nothing. */
export const spreadOf = (medians: readonly number[]) => Math.max(...medians) / Math.min(...medians);
