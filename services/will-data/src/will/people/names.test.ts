import { describe, expect, it } from 'vitest';
import { alsoKnownAs, fullName, inCapitals } from './names.ts';

const eleanor = { firstName: 'Eleanor', middleNames: 'May', lastName: 'Hart' };

describe('names', () => {
  it.each([
    [{ firstName: 'Eleanor', middleNames: 'May', lastName: 'Hart' }, 'Eleanor May Hart'],
    [{ firstName: 'Eleanor', middleNames: null, lastName: 'Hart' }, 'Eleanor Hart'],
    [{ firstName: ' Eleanor ', middleNames: '', lastName: 'van  Hart' }, 'Eleanor van Hart'],
  ])('writes %j in full', (person, full) => {
    expect(fullName(person)).toBe(full);
  });

  it.each([
    ['Siân O’Neil-Łuk', 'SIÂN O’NEIL-ŁUK'],
    ['Jürgen Strauß', 'JÜRGEN STRAUSS'],
    ['Ελένη', 'ΕΛΈΝΗ'],
    ['Иванова', 'ИВАНОВА'],
    ['محمد', 'محمد'],
    ['王小明', '王小明'],
  ])('puts %s in capitals where its script has them', (name, capitals) => {
    expect(inCapitals(name)).toBe(capitals);
  });

  it.each([
    ['Nell', 'Nell Hart'],
    ['Nell Hart', 'Nell Hart'],
    ['Nell Hart Lane', 'Nell Hart Lane'],
    ['Nell Hartley', 'Nell Hartley Hart'],
  ])('says that the testator is also known as %s', (knownAs, said) => {
    expect(alsoKnownAs({ ...eleanor, knownAs })).toBe(said);
  });

  it.each(['', '  ', 'Eleanor', 'eleanor', 'Hart', 'Eleanor Hart', 'Eleanor May', 'ELEANOR MAY HART'])(
    'leaves out %j, which adds nothing',
    (knownAs) => {
      expect(alsoKnownAs({ ...eleanor, knownAs })).toBeNull();
    },
  );
});
