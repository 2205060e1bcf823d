import type { FieldDefs } from 'contentlayer/source-files';
import { z } from 'zod';

/**
 * The fields of a Contentlayer collection from the schema that checks its front matter, so that each is said once.
 * @throws Error for a kind of field that no collection has used so far
 */
export function collectionFields(schema: z.ZodObject): FieldDefs {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const required = !(field instanceof z.ZodOptional);
    const own = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : (field as z.ZodType);
    if (own instanceof z.ZodArray)
      return [
        name,
        { type: 'list' as const, of: { type: typeOf(own.element as z.ZodType) as 'string' }, required },
      ];
    return [name, { type: typeOf(own), required }];
  });
  return Object.fromEntries(fields);
}

function typeOf(field: z.ZodType): 'string' | 'number' | 'boolean' | 'date' {
  if (field instanceof z.ZodISODate) return 'date';
  if (field instanceof z.ZodEnum) return 'string';
  if (field instanceof z.ZodString) return 'string';
  if (field instanceof z.ZodNumber) return 'number';
  if (field instanceof z.ZodBoolean) return 'boolean';
  throw new Error(
    `lib/content/collections/fields.ts knows no collection field for ${field.constructor.name}.`,
  );
}
