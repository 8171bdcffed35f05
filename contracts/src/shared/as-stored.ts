import { z } from 'zod';

type Stored<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodType<Exclude<z.output<Shape[Field]>, undefined>>;
};

/**
 * What is answered of stored fields. They were accepted by the rules of their time, so that no text of theirs is held to
 * the rules for new text.
 */
export const asStored = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields.shape).map(([field, schema]) => [field, stored(schema)])) as Stored<Shape>,
  );

function stored(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return stored(schema.def.innerType).nullable();
  // An optional part of a call is stored all the same.
  if (schema instanceof z.ZodOptional) return stored(schema.def.innerType);
  // Only text is put in order on its way in.
  if (schema instanceof z.ZodPipe || schema instanceof z.ZodUnion) return z.string();
  return schema as z.ZodType;
}
