import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { describe, expect, it } from 'vitest';
import { alsoKnownAs, fullName, inCapitals, namesAgree } from './names.ts';

const eleanor = { firstName: 'Eleanor', middleNames: 'May', lastName: 'Hart' };

describe('names', () => {
  it.each([
    [{ firstName: 'Eleanor', middleNames: 'May', lastName: 'Hart' }, 'Eleanor May Hart'],
    [{ firstName: 'Eleanor', middleNames: null, lastName: 'Hart' }, 'Eleanor Hart'],
    [{ firstName: ' Eleanor ', middleNames: '', lastName: 'van  Hart' }, 'Eleanor van Hart'],
    [{ firstName: '小明', middleNames: '', lastName: '王' }, '王小明'],
    [{ firstName: '민준', middleNames: null, lastName: '김' }, '김민준'],
    [{ firstName: 'さくら', middleNames: '', lastName: '佐藤' }, '佐藤さくら'],
    [{ firstName: 'ジョン', middleNames: '', lastName: 'スミス' }, 'ジョン スミス'],
    [{ firstName: 'Sammy', middleNames: '', lastName: '王' }, 'Sammy 王'],
  ])('writes %j in full', (person, full) => {
    expect(fullName(person)).toBe(full);
  });

  it.each([
    ['Siân O’Neil-Łuk', 'SIÂN O’NEIL-ŁUK'],
    ['Jürgen Strauß', 'JÜRGEN STRAUSS'],
    ['Ελένη Παπαδοπούλου', 'ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ'],
    ['Μάιος', 'ΜΑΪΟΣ'],
    ['José Ελένη', 'JOSÉ ΕΛΕΝΗ'],
    ['Иванова', 'ИВАНОВА'],
    ['محمد', 'محمد'],
    ['王小明', '王小明'],
  ])('puts %s in capitals where its script has them', (name, capitals) => {
    expect(inCapitals(name)).toBe(capitals);
  });

  it.each([
    ['Nell', 'Nell'],
    ['Jones', 'Jones'],
    ['Eleanor Jones', 'Eleanor Jones'],
    ['Nell or Elly', 'Nell or Elly'],
    ['M. J. Smith', 'M. J. Smith'],
    ['Nell Hart', 'Nell Hart'],
    ['Nell Hart Lane', 'Nell Hart Lane'],
    ['Nell Hartley', 'Nell Hartley'],
    ['Ward-Jones', 'Ward-Jones'],
    ['Elton John', 'Elton John'],
    ['Gwenno’r Felin ap Rhŷs', 'Gwenno’r Felin ap Rhŷs'],
  ])('says that the testator is also known as %s', (knownAs, said) => {
    expect(alsoKnownAs({ ...eleanor, knownAs })).toBe(said);
  });

  it('says of a name without spaces what else the testator is known as', () => {
    const wang = { firstName: '小明', middleNames: '', lastName: '王' };
    expect(alsoKnownAs({ ...wang, knownAs: '小红' })).toBe('王小红');
    expect(alsoKnownAs({ ...wang, knownAs: '王小红' })).toBe('王小红');
    expect(alsoKnownAs({ ...wang, knownAs: '王小明' })).toBeNull();
    expect(alsoKnownAs({ ...wang, knownAs: 'Sammy' })).toBe('Sammy');
  });

  it.each(['Jones (maiden name)', 'née Jones', 'formerly Jones'])('leaves out %j, which is no name', (knownAs) => {
    expect(alsoKnownAs({ ...eleanor, knownAs })).toBeNull();
  });

  it.each(['', '  ', 'Eleanor', 'eleanor', 'Hart', 'Eleanor Hart', 'Eleanor May', 'ELEANOR MAY HART'])(
    'leaves out %j, which adds nothing',
    (knownAs) => {
      expect(alsoKnownAs({ ...eleanor, knownAs })).toBeNull();
    },
  );
});

describe('names that may be one person’s', () => {
  it.each([
    ['Zoë Marsh', 'Mrs Zoe Marsh', true],
    ['Rev. Dr Zoe Marsh', 'ZOE MARSH', true],
    ['Cher', 'cher', true],
    ['Mr Cher', 'Cher', true],
    ['Major Tom', 'Tom', true],
    ['Peter Lowe', 'Peter John Lowe', true],
    ['Peter J. Lowe', 'Peter John Lowe', true],
    ['Peter J Lowe', 'Peter Michael John Lowe', true],
    ['Peter M Lowe', 'Peter John Lowe', false],
    ['Peter John Lowe', 'Peter James Lowe', false],
    ['Anne-Marie O’Neil', "Anne Marie O'Neil", true],
    ['Ann Smith-Jones', 'Ann Smith Jones', true],
    ['Ann Mary Smith-Jones', 'Ann Smith Jones', true],
    ['Ann O`Neil', 'Ann ONeil', true],
    ['Rob Finch', 'Robert Finch', false],
    ['R Finch', 'Robert Finch', false],
    ['Ann Hart', 'Ann Hartley', false],
    ['John Hart senior', 'John Hart', false],
    ['Cher', 'Cher Bono', false],
    ['', '', false],
  ])('%s and %s: %s', (a, b, agree) => {
    expect([namesAgree(a, b), namesAgree(b, a)]).toEqual([agree, agree]);
  });

  it.each(spellings)('agree however %j is typed', (name) => {
    for (const spelling of spellings) expect(namesAgree(name, spelling)).toBe(true);
  });
});
