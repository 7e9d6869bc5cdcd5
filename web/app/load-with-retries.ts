const firstPause = 2_000;
const retries = 5;

/**
 * Runs a dynamic import again if it fails, with growing pauses. The last error is thrown, so that a mistake in the
 * code itself is reported. Only for what a page needs to be hydrated: what follows is loaded by `loadCode`, whose
 * module is not there yet.
 */
export async function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; failures < retries; failures += 1) {
    try {
      return await load();
    } catch {
      await pause(firstPause * 2 ** failures);
    }
  }
  return load();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
