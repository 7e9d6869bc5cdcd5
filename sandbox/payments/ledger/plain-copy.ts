/**
 * A copy of data that JSON can hold. The whole ledger is copied with every change, and `structuredClone` takes five
 * times as long.
 */
export function plainCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plainCopy) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copy[name] = plainCopy(part);
  return copy as Value;
}
