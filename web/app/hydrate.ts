import { rememberEarlyClick } from './early-click.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { partsAttribute } from './page-parts.ts';

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
  for (const part of document
    .querySelector(`script[${partsAttribute}]`)
    ?.getAttribute(partsAttribute)
    ?.split(' ') ?? []) {
    if (part)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: part }),
      );
  }
  // React is run first, so that a slow phone can react before the rest follows.
  await loadWithRetries(() => import('./run-react.ts'));
  await nextTask();
  const { started } = await loadWithRetries(() => import('./entry-client.tsx'));
  await started;
  repeatEarlyClick();
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

void hydrate();
