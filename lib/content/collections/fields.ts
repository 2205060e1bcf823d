import type { FieldDefs } from 'contentlayer/source-files';
import { z } from 'zod';

/**
 * The fields of a Contentlayer collection from the schema that checks its front matter, so that each is defined once. None is
 * required: the schema reports missing fields with file and line, which Contentlayer does not.
 * @throws Error for a kind of field that no collection has used so far
 */
export function collectionFields(schema: z.ZodObject): FieldDefs {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const value = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : (field as z.ZodType);
    if (value instanceof z.ZodArray)
      return [
        name,
        { type: 'list' as const, of: { type: collectionType(value.element as z.ZodType) as 'string' } },
      ];
    return [name, { type: collectionType(value) }];
  });
  return Object.fromEntries(fields);
}

function collectionType(field: z.ZodType): 'string' | 'number' | 'boolean' | 'json' {
  // Contentlayer would make a point in time of a date.
  if (field instanceof z.ZodISODate) return 'string';
  if (field instanceof z.ZodEnum) return 'string';
  if (field instanceof z.ZodString) return 'string';
  if (field instanceof z.ZodNumber) return 'number';
  if (field instanceof z.ZodBoolean) return 'boolean';
  if (field instanceof z.ZodObject) return 'json';
  throw new Error(`lib/content/collections/fields.ts has no collection field for ${field.constructor.name}.`);
}
