import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { lessonDropOffResource } from '../../../api/console-resources.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { LessonDropOff } from './lesson-drop-off.tsx';

afterEach(cleanup);

function show(viewers: number[]) {
  const client = createQueryClient();
  client.setQueryData(lessonDropOffResource('3901').key, { viewers });
  return render(
    <QueryClientProvider client={client}>
      <LessonDropOff lessonId="3901" />
    </QueryClientProvider>,
  );
}

it('shows how far people watch as a curve, in words and as a table', async () => {
  const page = show([12, 10, 9, 9, 4, 4, 4, 3, 3, 2]);
  expect(page.getByText('12 people')).toBeTruthy();
  const words = '2 of 12 came to the last part. Most people stop at 30–40%: 5.';
  expect(page.getByRole('img', { name: words })).toBeTruthy();
  await userEvent.click(page.getByText(/^Show the data/));
  const rows = (await page.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual(['Part of the videoPeopleShare', '0–10%12100%', '10–20%1083%']);
});

it('says so when nobody has watched it', () => {
  const page = show([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(page.getByText(/^Nobody has watched this video yet\./)).toBeTruthy();
  expect(page.queryByRole('img')).toBeNull();
});
