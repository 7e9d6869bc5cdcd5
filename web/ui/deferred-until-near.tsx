import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { AfterEvent } from './after-event.tsx';
import { codeOf, Shown, useShownProps } from './deferred.tsx';
import styles from './deferred-until-near.module.css';
import { NearPart } from './near-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * A deferred part that is usually out of sight: if it is on a page from the server, its code is fetched with the first
 * sign of a person. A click on one of its buttons that comes before the code works as soon as the code is there.
 */
export function deferredUntilNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = codeOf(load);

  return function DeferredUntilNear(props: Props) {
    const isHydrating = useIsHydrating();
    const [near] = useState(() => new NearPart());
    const [event] = useState(isHydrating && !code.isOnServer() ? near.needed.given : undefined);
    const { shown, takeOver } = useShownProps(props, near.takeOver);
    const content = useMemo(() => {
      const Part = code.component();
      return (
        // React only shows the fallback where it does not keep the server's HTML.
        <Suspense fallback={<Shown onShown={near.needed.give} />}>
          <AfterEvent event={event}>
            <Part {...shown} />
          </AfterEvent>
          <Shown onShown={takeOver} />
        </Suspense>
      );
    }, [shown, takeOver, near, event]);
    return (
      <div ref={near.watch} className={styles.part}>
        {content}
      </div>
    );
  };
}
