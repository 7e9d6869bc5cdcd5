import { type ComponentType, lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { loadCode } from './load-code.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of a page whose code the browser fetches after hydration, for parts further down or parts that most
 * people never see. The server loads it before rendering, so the first HTML includes it. On a page that is
 * opened by a click, the placeholder takes its space until then.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  let isLoaded = false;
  const listeners = new Set<() => void>();
  const waiting = lazy(() => {
    const loading = loadCode(load).then((Part) => ({ default: Part }));
    const announce = () => {
      isLoaded = true;
      for (const listener of listeners) listener();
    };
    void loading.then(announce, () => undefined);
    return loading;
  });
  parts.push(async () => {
    here ??= await load();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const hasCode = () => isLoaded || here !== undefined;

  // An update before its code is there would replace the server's HTML by the placeholder, so it waits for the code.
  return function Deferred(props: Props) {
    const [first] = useState(props);
    const shown = useSyncExternalStore(subscribe, hasCode, () => false) ? props : first;
    return useMemo(() => {
      const Part = (here ?? waiting) as ComponentType<Props>;
      return (
        <Suspense fallback={Placeholder ? <Placeholder {...shown} /> : null}>
          <Part {...shown} />
        </Suspense>
      );
    }, [shown]);
  };
}

let loaded = 0;

/** Loads all such parts on the server, which renders only once. A loaded part can add parts of its own. */
export async function loadDeferredParts(): Promise<void> {
  while (loaded < parts.length) {
    const known = parts.length;
    await Promise.all(parts.map((get) => get()));
    loaded = known;
  }
}
