import { useEffect } from 'react';

type Reason = 'pointer' | 'focus' | 'window';

/**
 * Closes a toast when its time is over. The time is paused while the pointer or the focus is on the toasts, and
 * while the window is in the background. Radix has a timer too, but its pause outlives the toast: after a toast
 * was closed by its button, the next one stayed forever (radix-ui 1.8.1). Here every toast has its own pause.
 */
export function useToastTimer(
  sheet: HTMLElement | null,
  isOpen: boolean,
  duration: number,
  close: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `close` must not start the time again
  useEffect(() => {
    const viewport = sheet?.closest<HTMLElement>('[role="region"]');
    if (!isOpen || !viewport) return;
    const timer = startTimer(duration, close);
    const stopListening = listen(viewport, timer);
    return () => {
      stopListening();
      timer.stop();
    };
  }, [sheet, isOpen, duration]);
}

interface Timer {
  pause(reason: Reason): void;
  resume(reason: Reason): void;
  stop(): void;
}

function startTimer(duration: number, over: () => void): Timer {
  const reasons = new Set<Reason>();
  let remaining = duration;
  let startedAt = Date.now();
  let timeout = setTimeout(over, remaining);
  return {
    pause(reason) {
      if (reasons.size === 0) {
        clearTimeout(timeout);
        remaining -= Date.now() - startedAt;
      }
      reasons.add(reason);
    },
    resume(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      startedAt = Date.now();
      timeout = setTimeout(over, Math.max(0, remaining));
    },
    stop: () => clearTimeout(timeout),
  };
}

function listen(viewport: HTMLElement, timer: Timer): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  viewport.addEventListener('pointermove', () => timer.pause('pointer'), { signal });
  viewport.addEventListener('pointerleave', () => timer.resume('pointer'), { signal });
  viewport.addEventListener('focusin', () => timer.pause('focus'), { signal });
  viewport.addEventListener(
    'focusout',
    (event) => {
      if (!(event.relatedTarget instanceof Node && viewport.contains(event.relatedTarget)))
        timer.resume('focus');
    },
    { signal },
  );
  window.addEventListener('blur', () => timer.pause('window'), { signal });
  window.addEventListener('focus', () => timer.resume('window'), { signal });
  return () => listening.abort();
}
