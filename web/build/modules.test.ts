import { describe, expect, it } from 'vitest';
import { sizeOf } from './modules.ts';

const code = 'const one = 1;\nconst other = `//example.org`;\n';

describe('the size of a module', () => {
  it.each([
    `// why\n${code}`,
    `/** Why.\n * And how. */\n${code}`,
    code.replaceAll('\n', '\n    // why\n'),
    code.replaceAll('const', '    const'),
  ])('does not count comments and indentation', (commented) => {
    expect(sizeOf(commented) - code.length).toBeLessThan(5);
    expect(sizeOf(commented)).toBeGreaterThanOrEqual(code.trim().length);
  });
});
