import { screen, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { sayNotLoaded } from './say-not-loaded.ts';

afterEach(() => document.body.replaceChildren());

it('says that the page has no scripts, and offers to reload it', () => {
  document.body.innerHTML = '<main>A lesson</main>';
  sayNotLoaded();
  const message = screen.getByRole('alert');
  expect(message.textContent).toBe("This page didn't load completely. Reload it to use its buttons.");
  expect(within(message).getByRole<HTMLAnchorElement>('link').href).toBe(window.location.href);
  expect(screen.getByText('A lesson')).toBeTruthy();
});
