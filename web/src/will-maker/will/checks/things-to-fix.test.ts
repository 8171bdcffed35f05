import { describe, expect, it } from 'vitest';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { aBlock, aFinding } from '../../../testing/a-will.ts';
import { blockingFindings, thingsToFix, thingsToFixText } from './things-to-fix.ts';

const noExecutor = aBlock({ id: 'EXE-01', place: { part: 'executors', recordId: null, field: null } });
const noItem = aBlock();
const noRecipient = aBlock({ id: 'GFT-01', place: { part: 'gifts', recordId: 'gift-1', field: 'recipients' } });
const warning = aFinding();
const fact = aFinding({ id: 'FUN-02', severity: 'informs' });

describe('the things to fix', () => {
  it('are the findings that block, whatever else was found', () => {
    expect(blockingFindings([noExecutor, noItem, warning, fact])).toEqual([noExecutor, noItem]);
    expect(blockingFindings([warning, fact])).toEqual([]);
  });

  it('are told by the section that fixes them', () => {
    expect(thingsToFix([noExecutor, noItem, noRecipient, warning], aTestatorRecord())).toEqual({
      executors: [noExecutor],
      gifts: [noItem, noRecipient],
    });
  });

  it('leave out of the parts what no answer fixes, though it still counts', () => {
    const nowhere = aBlock({ place: null });
    expect(thingsToFix([nowhere], aTestatorRecord())).toEqual({});
    expect(blockingFindings([nowhere])).toEqual([nowhere]);
  });

  it('are none in a will that is ready to read', () => {
    expect(blockingFindings([warning, fact])).toEqual([]);
    expect(blockingFindings([noItem])).toEqual([noItem]);
  });

  it('are counted in words', () => {
    expect([1, 2].map(thingsToFixText)).toEqual(['1 thing to fix', '2 things to fix']);
  });
});
