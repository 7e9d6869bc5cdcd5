import { loadAllStyles } from './all-styles.ts';
import { recall, remember } from './remembered.ts';

const reloadedFor = 'reloaded-for-build';

/**
 * Runs a dynamic import of something that the page did not show at first, and loads its styles. After a deployment the
 * files of the build that this page came from are gone: the page is then reloaded, once, to get the new build.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return orReload(() => withStyles(load));
}

/** The same for something whose styles the page has already. */
export function loadCodeWithoutStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  return orReload(load);
}

async function withStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadAllStyles()]);
  return code;
}

async function orReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const build = scriptOfThisPage();
    if (build === undefined || recall(reloadedFor) === build || !(await isGone(build))) throw error;
    remember(reloadedFor, build);
    window.location.reload();
    // The page is being reloaded, so this promise never settles.
    return new Promise(() => undefined);
  }
}

/** Fetches code that may soon be needed. If that fails, it is fetched again, and reported, when it is needed. */
export async function loadCodeAhead(load: () => Promise<unknown>): Promise<void> {
  await withStyles(load).catch(() => undefined);
}

const firstPause = 2_000;
const longestPause = 60_000;
/** A lost connection has usually ended by then. A mistake in the code never does, so it must not stay hidden. */
const reportedAttempt = 5;

/**
 * Runs a dynamic import until it succeeds, for code that nobody is waiting for: the page works or is readable without,
 * and has the styles already.
 */
export async function loadCodePatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  let pause = firstPause;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orReload(load);
    } catch (error) {
      if (attempt === reportedAttempt) reportError(error);
      await onlineOrAfter(pause);
      pause = Math.min(2 * pause, longestPause);
    }
  }
}

/** Resolves when the browser is online again. Not every lost connection is noticed, so also after some time. */
function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

function scriptOfThisPage(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}

async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
