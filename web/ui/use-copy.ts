import { useEffect, useState } from 'react';

const copiedMilliseconds = 2000;

export interface CopyEvents {
  onCopied?: () => void;
  onFailed?: () => void;
}

export interface Copying {
  /** True for two seconds after something was copied. */
  isCopied: boolean;
  copy: (text: string) => Promise<void>;
}

/** Copies text to the clipboard, and reports for two seconds that it did. */
export function useCopy({ onCopied, onFailed }: CopyEvents = {}): Copying {
  // A counter, so that copying again restarts the two seconds.
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopied(false), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    if (await writeToClipboard(text)) {
      setCopied(true);
      setCopies((count) => count + 1);
      onCopied?.();
    } else {
      setCopied(false);
      onFailed?.();
    }
  };
  return { isCopied, copy };
}

/** The browser may refuse, and there is no clipboard without https. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
