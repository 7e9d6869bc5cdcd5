import { describe, expect, it } from 'vitest';
import {
  allStylesAddress,
  loseStylesTwice,
  setUpStyleRequests,
  styleSheets,
  stylesAreLost,
  stylesArrive,
} from '../testing/style-requests.ts';
import { loadAllStyles } from './all-styles.ts';

setUpStyleRequests();

const withAllStyles = ['/page.css', allStylesAddress, '/banner.css'];

describe('the style sheet with all styles', () => {
  it('is requested once, right after the one of the page', async () => {
    const loads = [loadAllStyles(), loadAllStyles()];
    expect(styleSheets()).toEqual(withAllStyles);
    stylesArrive();
    await Promise.all(loads);
    await loadAllStyles();
    expect(styleSheets()).toEqual(withAllStyles);
  });

  it('is requested again when a request is lost', async () => {
    const load = loadAllStyles();
    stylesAreLost();
    await expect.poll(styleSheets).toEqual(withAllStyles);
    stylesArrive();
    await load;
  });

  it('is missing after two lost requests, until somebody needs it again', async () => {
    const missing = [loadAllStyles(), loadAllStyles()].map((load) =>
      expect(load).rejects.toThrow('Styles not loaded'),
    );
    await loseStylesTwice();
    await Promise.all(missing);
    expect(styleSheets()).toEqual(['/page.css', '/banner.css']);
    const again = loadAllStyles();
    expect(styleSheets()).toEqual(withAllStyles);
    stylesArrive();
    await again;
  });
});
