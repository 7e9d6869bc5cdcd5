import { describe, expect, it } from 'vitest';
import { readOverviewUrlState, writeOverviewUrlState } from './overview-url-state.ts';

const read = (query: string) => readOverviewUrlState(new URLSearchParams(query));

describe('the URL state of the business overview', () => {
  it('keeps the period and the course in the URL', () => {
    for (const query of ['', '?days=90', '?course=39', '?days=365&course=39']) {
      expect(writeOverviewUrlState(read(query))).toBe(query);
    }
  });

  it('uses the defaults for unknown values', () => {
    expect(read('days=7&course=x')).toEqual({ period: 30, course: undefined });
  });
});
