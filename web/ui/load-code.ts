import { recall, remember } from './remembered.ts';

const reloadedFor = 'reloaded-for-build';

/**
 * Runs a dynamic import. After a deployment the files of the build that this page came from are gone: the page
 * is then reloaded, once, to get the new build.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
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
