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

/** Puts text on the clipboard, and knows for a while that it is there. */
export function useCopy({ onCopied, onFailed }: CopyEvents = {}): Copying {
  // Counted, so that copying again begins the two seconds anew.
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

/** A browser may refuse, and has no clipboard at all on an address without https. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
