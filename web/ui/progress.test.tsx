import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.tsx';

describe('Progress', () => {
  it('counts to 100 unless told otherwise', () => {
    const markup = renderToString(<Progress value={40} label="Done" />);
    expect(markup).toContain('role="progressbar"');
    expect(markup).toContain('aria-valuemax="100"');
    expect(markup).toContain('aria-valuenow="40"');
  });

  it('says its value in words', () => {
    const markup = renderToString(<Progress value={3} max={8} label="Done" valueText="3 of 8" />);
    expect(markup).toContain('aria-valuemax="8"');
    expect(markup).toContain('aria-valuetext="3 of 8"');
  });

  it.each([
    [-5, 0],
    [140, 100],
  ])('keeps %d within its bounds', (value, shown) => {
    expect(renderToString(<Progress value={value} label="Done" />)).toContain(`aria-valuenow="${shown}"`);
  });

  it('has no value while the amount is unknown', () => {
    const markup = renderToString(<Progress value={null} label="Uploading" />);
    expect(markup).not.toContain('aria-valuenow');
    expect(markup).toContain('data-state="indeterminate"');
  });
});
