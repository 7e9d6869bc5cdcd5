import { within } from '@testing-library/dom';
import type { OpenPage } from './open-page.tsx';

/** Replaces the text of a field, found by its label. */
export async function fillIn(
  page: OpenPage,
  label: string | RegExp,
  text: string,
  place: HTMLElement = document.body,
): Promise<void> {
  const field = await within(place).findByLabelText(label);
  await page.user.clear(field);
  await page.user.click(field);
  if (text !== '') await page.user.paste(text);
}
