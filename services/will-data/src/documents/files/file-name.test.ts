import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it.each([
    ['Eleanor May Hart', 'Will of Eleanor May Hart (draft).pdf'],
    ['Siân O’Neil-Łuk', 'Will of Siân O’Neil-Łuk (draft).pdf'],
    ['../../etc/passwd', 'Will of etcpasswd (draft).pdf'],
    ['a"; filename=x\r\n', 'Will of a filenamex (draft).pdf'],
    ['<>:|?*', 'Will (draft).pdf'],
  ])('names the file of %j', (testator, fileName) => {
    expect(fileNameOf(testator, 'draft', 'pdf')).toBe(fileName);
  });

  it('keeps a long name short', () => {
    expect(fileNameOf('x'.repeat(300), 'copy 12 to sign', 'docx').length).toBeLessThan(120);
  });
});
