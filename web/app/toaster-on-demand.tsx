import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

/** The toaster comes right after the page has woken up: nothing is toasted before, and no first paint waits for it. */
export function ToasterOnDemand(): ReactElement | null {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    void import('../ui/toast.tsx').then((module) => setToaster(() => module.Toaster));
  }, []);
  return Toaster ? <Toaster /> : null;
}
