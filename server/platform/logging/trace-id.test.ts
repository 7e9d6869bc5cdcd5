import { describe, expect, it } from 'vitest';
import { traceIdOf } from './trace-id.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

describe('the trace of a request', () => {
  it('is read from its traceparent header', () => {
    expect(traceIdOf(`00-${trace}-${parent}-01`)).toBe(trace);
  });

  it('is also read from later versions, which may have more fields', () => {
    expect(traceIdOf(`01-${trace}-${parent}-01-more`)).toBe(trace);
  });

  it.each([
    undefined,
    '',
    'nonsense',
    `00-${trace.toUpperCase()}-${parent}-01`,
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-${parent}-01`,
    `00-${trace}-${parent}-01${'x'.repeat(9)}`,
    [`00-${trace}-${parent}-01`],
  ])('is unknown for %j', (header) => {
    expect(traceIdOf(header)).toBeUndefined();
  });
});
