import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, themeCookie } from './theme.ts';

describe('themeCookie', () => {
  it('remembers a choice for a year', () => {
    expect(themeCookie('dark')).toBe('theme=dark; path=/; max-age=31536000; SameSite=Lax');
  });

  it('is removed by the choice to follow the system', () => {
    expect(themeCookie('system')).toBe('theme=; path=/; max-age=0; SameSite=Lax');
  });
});

describe('applyTheme', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('sets and removes the attribute and writes the cookie', () => {
    const document = { documentElement: { dataset: {} as DOMStringMap }, cookie: '' };
    vi.stubGlobal('document', document);
    applyTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('theme=dark;');
    applyTheme('system');
    expect('theme' in document.documentElement.dataset).toBe(false);
    expect(document.cookie).toContain('max-age=0');
  });
});
