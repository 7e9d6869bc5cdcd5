import { describe, expect, it } from 'vitest';
import { type KeyState, pageStateJson } from './page-state.ts';

function stateOf(...states: KeyState[]) {
  return { theme: 'dark', hasSandbox: false, screen: 'lesson', states } as const;
}

describe('the state of a page', () => {
  it('is JSON that cannot end its script element', () => {
    const state = stateOf(
      { key: ['/api/courses'], data: [{ title: '</script><script>alert(1)' }] },
      { key: ['/api/user', 'x<y'], data: null },
      { key: ['/api/tickets'], status: 403, text: '{"code":"plan_required"}' },
    );
    const text = pageStateJson(state);
    expect(JSON.parse(text)).toEqual(state);
    expect(text).not.toContain('<');
  });

  it('is the same whether content was shown before or not', () => {
    const content = { key: ['/api/courses'], data: [{ title: 'Build <b>' }] };
    const texts = [1, 2, 3].map(() => pageStateJson(stateOf(content)));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toEqual(stateOf(content));
  });

  it('contains what was read for this page, next to content that all pages share', () => {
    const courses = { key: ['/api/courses'], data: [{ title: 'Build' }] };
    const pageOf = (name: string) => pageStateJson(stateOf(courses, { key: ['/api/user'], data: { name } }));
    for (const name of ['Ada', 'Eve', 'Ada', 'Eve']) {
      const other = name === 'Ada' ? 'Eve' : 'Ada';
      expect(pageOf(name)).toContain(name);
      expect(pageOf(name)).not.toContain(other);
    }
  });

  it('follows content that is read anew', () => {
    const read = (title: string) => stateOf({ key: ['/api/courses'], data: [{ title }] });
    const before = read('Old');
    for (let times = 0; times < 3; times += 1) expect(pageStateJson(before)).toContain('Old');
    expect(pageStateJson(read('New'))).not.toContain('Old');
  });
});
