import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseKnown } from './parse-known.ts';

const schema = z.strictObject({
  brand: z.string(),
  people: z.array(z.strictObject({ name: z.string() })),
});

describe('stored settings', () => {
  it('are read without the fields of a newer version, at any depth', () => {
    const stored = { brand: 'Chalkline', motto: 'new', people: [{ name: 'Ada', photo: 'new' }] };
    expect(parseKnown(schema, stored)).toEqual({ brand: 'Chalkline', people: [{ name: 'Ada' }] });
    expect(stored.motto).toBe('new');
  });

  it('are refused when a known field is missing or wrong', () => {
    expect(() => parseKnown(schema, { brand: 1, motto: 'new', people: [] })).toThrow('expected string');
    expect(() => parseKnown(schema, { brand: 'Chalkline' })).toThrow('expected array');
  });
});
