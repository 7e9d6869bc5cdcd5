import { useEffect, useState } from 'react';

/** A text as of the last pause in typing. */
export function useSettled(text: string, pauseMilliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, pauseMilliseconds]);
  return settled;
}
