import { describe, expect, it } from 'vitest';
import { combined, saveStateMessage } from './save-state.ts';

const saved = (time: string) => ({ kind: 'saved', at: new Date(`2026-11-20T${time}`).getTime() }) as const;
const failed = { kind: 'failed', message: 'We cannot.' } as const;

describe('combined', () => {
  it('says what is most pressing', () => {
    expect(combined([saved('14:32'), failed, { kind: 'saving' }])).toBe(failed);
    expect(combined([saved('14:32'), { kind: 'saving' }])).toEqual({ kind: 'saving' });
    expect(combined([])).toEqual({ kind: 'idle' });
  });

  it('speaks of the latest save', () => {
    expect(saveStateMessage(combined([saved('14:32'), saved('14:35'), saved('14:30')]))).toBe(
      'All changes saved at 14:35',
    );
  });
});

it('says that a failed save is not saved yet', () => {
  expect(saveStateMessage(failed)).toBe('Not saved yet: We cannot.');
});
