import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { toast } from '../../ui/toast-store.ts';

const copiedMilliseconds = 2000;

export function CopyPrompt({ text }: { text: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => setCopied(await copied(text));
  return (
    <Button
      size="small"
      icon={<Glyph name={isCopied ? 'check' : 'copy'} size={20} />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied!' : 'Copy'}
      <span className="visually-hidden"> prompt</span>
    </Button>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied!', description: 'Code snippet copied to clipboard' });
    return true;
  } catch {
    toast({
      title: 'Failed to copy',
      description: 'Please try again or copy manually.',
      variant: 'destructive',
    });
    return false;
  }
}
