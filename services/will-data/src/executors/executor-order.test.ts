import { describe, expect, it } from 'vitest';
import { closedUp, inListOrder } from './executor-order.ts';

const primary = (position: number) => ({ role: 'primary' as const, position });
const backup = (position: number) => ({ role: 'backup' as const, position });

describe('the order of executors', () => {
  it('puts main executors before backups, each by position', () => {
    expect(inListOrder([backup(0), primary(3), backup(2), primary(1)])).toEqual([
      primary(1),
      primary(3),
      backup(0),
      backup(2),
    ]);
  });

  it('closes the gap that one leaves', () => {
    const [first, second, third] = [primary(0), backup(1), primary(2)];
    expect(closedUp([first, third, second], first)).toEqual([
      { executor: second, position: 0 },
      { executor: third, position: 1 },
    ]);
  });
});
