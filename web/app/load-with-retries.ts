const firstPause = 2_000;
const retries = 5;

/**
 * Runs a dynamic import again if it fails, with growing pauses. The last error is thrown, so that a mistake in the
 * code itself is reported. Used before the app is loaded. Everything later uses `loadCode`, which this file can't
 * import without adding it to the first load.
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
