import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiGallery } from './ui-gallery.tsx';

describe('UiGallery', () => {
  it('renders on the server, the same every time, with no script and no broken number', () => {
    const markup = renderToString(<UiGallery />);
    expect(markup).toBe(renderToString(<UiGallery />));
    expect(markup).not.toContain('<script');
    expect(markup).not.toMatch(/NaN|>undefined</);
  });

  it('repeats no id', () => {
    const ids = [...renderToString(<UiGallery />).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
