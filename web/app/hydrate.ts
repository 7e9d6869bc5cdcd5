import { rememberEarlyClick } from './early-click.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { partsAttribute } from './page-parts.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/*
 * The page is complete when it arrives. It is painted first; then all its scripts are fetched at once and
 * hydrate it. On a slow phone this makes the page readable much sooner.
 *
 * Nothing is awaited outside a function here or in the app: the bundler would write more files (decision 50).
 */
async function hydrate(): Promise<void> {
  const repeatEarlyClick = rememberEarlyClick();
  if (!document.hidden) {
    await new Promise(requestAnimationFrame);
    await nextTask();
  }
  preloadParts();
  // React is run first, so that a slow phone can react before the rest follows.
  await loadWithRetries(() => import('./run-react.ts'));
  await nextTask();
  const { start } = await loadWithRetries(() => import('./entry-client.tsx'));
  await loadWithRetries(start);
  repeatEarlyClick();
}

/** Starts fetching the page's other scripts, all at once. */
function preloadParts(): void {
  const parts = document.querySelector(`script[${partsAttribute}]`)?.getAttribute(partsAttribute) ?? '';
  for (const href of parts.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

hydrate().catch((error: unknown) => {
  sayNotLoaded();
  throw error;
});
