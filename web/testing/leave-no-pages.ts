import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

/** The test files of a worker share a document, in which each must find only its own pages. */
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
});
