import { type ReactElement, useEffect, useState } from 'react';
import { onFirstInteraction } from '../ui/first-interaction.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { loadCodePatiently } from '../ui/load-code.ts';
import { currentToasts, subscribeToToasts } from '../ui/toast-store.ts';

/* Patiently, because usually no toast is waiting when it is loaded. Every page has its styles. */
const Toaster = lazyComponent(async () => (await import('../ui/toast.tsx')).Toaster, null, loadCodePatiently);

/** Toasts follow actions, so their code is loaded when the page is first used, or with the first toast. */
export function LazyToaster(): ReactElement | null {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const need = () => setIsNeeded(true);
    if (currentToasts().length > 0) need();
    const stops = [subscribeToToasts(need), onFirstInteraction(need)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return isNeeded ? <Toaster /> : null;
}
