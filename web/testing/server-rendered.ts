import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadDeferredParts } from '../ui/deferred-code.tsx';

/** A container in the document with what the server sends of an element. */
export async function serverRendered(element: ReactElement): Promise<HTMLElement> {
  await loadDeferredParts();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  return document.body.appendChild(container);
}
