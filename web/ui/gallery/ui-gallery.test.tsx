import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScriptedSpecimens } from './scripted-specimens.tsx';
import { UiGallery } from './ui-gallery.tsx';

/** Includes the parts that load after the first paint. */
const whole = (
  <>
    <UiGallery />
    <ScriptedSpecimens />
  </>
);

describe('UiGallery', () => {
  it('renders on the server, the same every time, with no script and no broken number', () => {
    const markup = renderToString(whole);
    expect(markup).toBe(renderToString(whole));
    expect(markup).not.toContain('<script');
    expect(markup).not.toMatch(/NaN|>undefined</);
  });

  it('repeats no id', () => {
    const ids = [...renderToString(whole).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
