import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './failure.ts';

const refused = (schema: z.ZodType, json: string) => {
  const { error } = schema.safeParse(JSON.parse(json));
  return error ? fieldsOf(error) : {};
};

describe('bad input', () => {
  const Name = z.strictObject({ name: z.strictObject({ first: z.string().min(1, 'Enter your first name') }) });

  it('is told by the dotted name of each field, with the first thing wrong there', () => {
    expect(refused(Name, '{"name":{"first":"","more":1}}')).toEqual({
      'name.first': 'Enter your first name',
      'name.more': 'This is not something we ask for',
    });
  });

  it('as a whole is called input', () => {
    expect(Object.keys(refused(Name, '3'))).toEqual(['input']);
  });

  it('names a hundred fields at most, however many are wrong', () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, one) => [`key${one}`, 0])));
    expect(Object.keys(refused(Name, many))).toHaveLength(100);
  });

  it.each(['__proto__', 'toString', 'constructor'])('is told of a stranger called %s', (name) => {
    const told = refused(Name, `{"name":{"first":"Ann"},"${name}":{}}`);
    expect(Object.entries(told)).toEqual([[name, 'This is not something we ask for']]);
  });
});
