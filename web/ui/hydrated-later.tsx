import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { deferredCode, OnShown, usePropsOnceShown } from './deferred-code.tsx';
import styles from './hydrated-later.module.css';
import { HydrationTrigger } from './hydration-trigger.ts';
import { SuspendUntil } from './suspend-until.tsx';
import { useHydrated } from './use-hydrated.ts';

interface LaterOptions {
  /** For a part like a closed `<details>`: it does nothing before it is opened, even if it is visible. */
  readonly isClosed?: boolean;
}

/**
 * A deferred part that is usually out of sight. On a page from the server, its code is fetched once the part is visible
 * or somebody starts to use the page. A click on one of its buttons that comes earlier is repeated then.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isClosed = false }: LaterOptions = {},
): ComponentType<Props> {
  const code = deferredCode(load);

  return function HydratedLater(props: Props) {
    const isFromServer = !useHydrated();
    const [trigger] = useState(() => new HydrationTrigger(isClosed));
    const [waitsFor] = useState(isFromServer && !code.isLoaded() ? trigger.fired : undefined);
    const { current, onShown } = usePropsOnceShown(props, trigger.stop);
    const content = useMemo(() => {
      const Part = code.component();
      return (
        // React only shows the fallback where it does not keep the server's HTML.
        <Suspense fallback={<OnShown run={trigger.fire} />}>
          <SuspendUntil promise={waitsFor}>
            <Part {...current} />
          </SuspendUntil>
          <OnShown run={onShown} />
        </Suspense>
      );
    }, [current, onShown, trigger, waitsFor]);
    return (
      <div ref={trigger.watch} className={styles.part}>
        {content}
      </div>
    );
  };
}
