import { onTestFinished, vi } from 'vitest';

/** Lets the browser refuse to copy until the test ends, as if the user had denied permission. The page has to be open. */
export function refuseClipboard(): void {
  const copying = vi.spyOn(navigator.clipboard, 'writeText');
  copying.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  onTestFinished(() => copying.mockRestore());
}
