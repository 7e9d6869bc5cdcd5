import { type ComponentType, Suspense, useMemo } from 'react';
import { deferredCode, OnShown, usePropsOnceShown } from './deferred-code.tsx';

/**
 * A part of a page whose code the browser fetches after hydration, for parts further down or parts that most
 * people never see. The server loads it before rendering, so the first HTML includes it. On a page that is
 * opened by a click, the placeholder takes its space until then.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  const code = deferredCode(load);

  return function Deferred(props: Props) {
    const { current, onShown } = usePropsOnceShown(props);
    return useMemo(() => {
      const Part = code.component();
      return (
        <Suspense fallback={Placeholder ? <Placeholder {...current} /> : null}>
          <Part {...current} />
          <OnShown run={onShown} />
        </Suspense>
      );
    }, [current, onShown]);
  };
}
