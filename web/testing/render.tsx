import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

export interface Rendered {
  readonly container: HTMLElement;
  unmount(): Promise<void>;
}

/** Renders into the document of the test environment. */
export async function render(element: ReactElement): Promise<Rendered> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(element));
  return {
    container,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}
