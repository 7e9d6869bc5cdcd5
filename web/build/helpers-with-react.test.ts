import { describe, expect, it } from 'vitest';
import { putHelpersIntoReact } from './helpers-with-react.ts';

const helpers = {
  fileName: 'assets/rolldown-runtime-h1.js',
  code: 'var e=1,t=()=>e,n=2;export{n as r,t};',
};
const react = {
  fileName: 'assets/react-r1.js',
  code: 'import{r as e,t}from"./rolldown-runtime-h1.js";var n=[e,t()];export{n as a};',
};

/** Runs React's file without its export statements, and returns what it calls `n`. */
function run(code: string): unknown {
  return new Function(`${code.replace(/export\{[^}]*\};?/g, '')};return n;`)();
}

describe("the bundler's helpers", () => {
  it("are in React's file, with their own names inside a function", () => {
    const merged = putHelpersIntoReact(react, helpers, react);
    expect(run(merged)).toEqual([2, 1]);
    expect(merged).not.toContain('import');
    expect(merged).toContain('export{helper_r,helper_t}');
    expect(merged).toContain('export{n as a}');
  });

  it("are imported from React's file by all others", () => {
    const page = { fileName: 'assets/page-p1.js', code: 'import{t}from"./rolldown-runtime-h1.js";t();' };
    expect(putHelpersIntoReact(page, helpers, react)).toBe('import{helper_t as t}from"./react-r1.js";t();');
  });

  it('leave files alone that do not use them', () => {
    const page = { fileName: 'assets/page-p1.js', code: 'import{a}from"./react-r1.js";a();' };
    expect(putHelpersIntoReact(page, helpers, react)).toBe(page.code);
  });

  it('stop the build if a file imports them in another way', () => {
    const page = { fileName: 'assets/page-p1.js', code: 'import*as t from"./rolldown-runtime-h1.js";t.t();' };
    expect(() => putHelpersIntoReact(page, helpers, react)).toThrow(/page-p1/);
  });
});
