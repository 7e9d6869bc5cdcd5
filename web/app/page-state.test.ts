import { wholeHtml } from '@chalkline/contract/pages';
import { describe, expect, it } from 'vitest';
import { type KeyState, type PageState, pageStateJson } from './page-state.ts';

function stateOf(...states: KeyState[]) {
  return { theme: 'dark', hasSandbox: false, screen: 'lesson', states } as const;
}

const jsonOf = (state: PageState) => wholeHtml(pageStateJson(state));

describe('the state of a page', () => {
  it('is JSON that cannot end its script element', () => {
    const state = stateOf(
      { key: ['/api/courses'], data: [{ title: '</script><script>alert(1)' }] },
      { key: ['/api/user', 'x<y'], data: null },
      { key: ['/api/tickets'], status: 403, text: '{"code":"plan_required"}' },
    );
    const text = jsonOf(state);
    expect(JSON.parse(text)).toEqual(state);
    expect(text).not.toContain('<');
  });

  it.each([
    ['first', true],
    ['last', false],
  ])('contains long content whether it is read %s or not', (_, isFirst) => {
    const long = { key: ['/api/courses'], data: [{ title: `${'Build <b> & '.repeat(400)}` }] };
    const short = { key: ['/api/user'], data: { name: 'Ada' } };
    const texts = [1, 2, 3].map(() => jsonOf(stateOf(...(isFirst ? [long, short] : [short, long]))));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '').states).toEqual(expect.arrayContaining([long, short]));
    expect(JSON.parse(jsonOf(stateOf(long)))).toEqual(stateOf(long));
  });

  it('is the same whether content was shown before or not', () => {
    const content = { key: ['/api/courses'], data: [{ title: 'Build <b>' }] };
    const texts = [1, 2, 3].map(() => jsonOf(stateOf(content)));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toEqual(stateOf(content));
  });

  it('contains what was read for this page, next to content that all pages share', () => {
    const courses = { key: ['/api/courses'], data: [{ title: 'Build' }] };
    const pageOf = (name: string) => jsonOf(stateOf(courses, { key: ['/api/user'], data: { name } }));
    for (const name of ['Ada', 'Eve', 'Ada', 'Eve']) {
      const other = name === 'Ada' ? 'Eve' : 'Ada';
      expect(pageOf(name)).toContain(name);
      expect(pageOf(name)).not.toContain(other);
    }
  });

  it('follows content that is read anew', () => {
    const read = (title: string) => stateOf({ key: ['/api/courses'], data: [{ title }] });
    const before = read('Old');
    for (let times = 0; times < 3; times += 1) expect(jsonOf(before)).toContain('Old');
    expect(jsonOf(read('New'))).not.toContain('Old');
  });
});
