import { expect, it } from 'vitest';
import { readOverviewUrlState, writeOverviewUrlState } from './overview-url-state.ts';

const read = (query: string) => readOverviewUrlState(new URLSearchParams(query));

it('the address keeps the period and the course', () => {
  for (const query of ['', '?days=90', '?course=39', '?days=365&course=39']) {
    expect(writeOverviewUrlState(read(query))).toBe(query);
  }
});

it('what the address asks for and does not exist is the usual', () => {
  expect(read('days=7&course=x')).toEqual({ period: 30, course: undefined });
});
