import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until an element has the focus. Components move it in an effect, which may run a moment after rendering. */
export function expectFocus(find: () => Element | null | Promise<Element | null>): Promise<void> {
  return waitFor(async () => expect(document.activeElement).toBe(await find()));
}
