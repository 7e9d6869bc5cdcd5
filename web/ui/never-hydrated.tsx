import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { deferredCode, OnShown } from './deferred-code.tsx';
import { HydrationTrigger } from './hydration-trigger.ts';
import { SuspendUntil } from './suspend-until.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A deferred part that does nothing and never changes. What the server has rendered stays, and its code is only fetched
 * for a page that is opened by a click. Give it another key when its props change.
 */
export function neverHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> {
  const code = deferredCode(load);

  return function NeverHydrated(props: Props) {
    const isFromServer = !useHydrated();
    const [first] = useState(props);
    const [trigger] = useState(() => new HydrationTrigger());
    const [waitsFor] = useState(isFromServer && !code.isLoaded() ? trigger.fired : undefined);
    return useMemo(() => {
      const Part = code.component();
      // React only shows the fallback where it does not keep the server's HTML.
      const fallback = (
        <>
          <Placeholder {...first} />
          <OnShown run={trigger.fire} />
        </>
      );
      return (
        <Suspense fallback={fallback}>
          <SuspendUntil promise={waitsFor}>
            <Part {...first} />
          </SuspendUntil>
        </Suspense>
      );
    }, [first, trigger, waitsFor]);
  };
}
