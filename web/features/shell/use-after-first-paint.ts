import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Runs `afterFirstPaint` while the component is shown. Its code is loaded later, because no page needs it first. */
export function useAfterFirstPaint(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { afterFirstPaint } = await import('./after-first-paint.ts');
      if (!isGone) stop = afterFirstPaint(client);
    };
    // If it can't be loaded, the page shows the count of notifications that it was opened with.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client]);
}
