import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { AfterEvent } from './after-event.tsx';
import { codeOf, Shown } from './deferred.tsx';
import { Signal } from './signal.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * A deferred part that does nothing and never changes: what the server has rendered stays, and its code is only
 * fetched for a page that is opened by a click. Other props need another key.
 */
export function deferredUnlessRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> {
  const code = codeOf(load);

  return function DeferredUnlessRendered(props: Props) {
    const isHydrating = useIsHydrating();
    const [first] = useState(props);
    const [lost] = useState(() => new Signal());
    const [event] = useState(isHydrating && !code.isOnServer() ? lost.given : undefined);
    return useMemo(() => {
      const Part = code.component();
      return (
        <Suspense
          fallback={
            <>
              <Placeholder {...first} />
              <Shown onShown={lost.give} />
            </>
          }
        >
          <AfterEvent event={event}>
            <Part {...first} />
          </AfterEvent>
        </Suspense>
      );
    }, [first, event, lost]);
  };
}
