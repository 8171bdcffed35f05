import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequired } from './use-required.ts';

it('tells what is empty at each try, and nothing before the first', () => {
  const { result } = renderHook(() => useRequired({ email: 'Enter an address', reason: 'Enter a reason' }));
  expect(result.current.missing).toBeNull();
  act(() => void expect(result.current.isComplete({ email: ' ', reason: 'They asked' })).toBe(false));
  expect(result.current.missing).toEqual({ email: 'Enter an address' });
  act(() => void expect(result.current.isComplete({ email: 'a@example.com', reason: 'They asked' })).toBe(true));
  expect(result.current.missing).toBeNull();
});
