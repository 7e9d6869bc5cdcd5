import type { z } from 'zod';

/**
 * Parses what was checked when it was stored, without the fields that only a newer version of the product knows:
 * during an update, both versions run on the same database.
 */
export function parseKnown<Schema extends z.ZodType>(schema: Schema, stored: unknown): z.output<Schema> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const known: unknown = structuredClone(stored);
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') removeKeys(known, issue.path, issue.keys);
  }
  return schema.parse(known);
}

function removeKeys(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  const parent = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
  for (const key of keys) Reflect.deleteProperty(Object(parent), key);
}
