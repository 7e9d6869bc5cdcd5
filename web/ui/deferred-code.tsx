import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';
import { loadCodePatiently } from './load-code.ts';
import { repeatUndeliveredClick } from './undelivered-click.ts';

const loads: (() => Promise<void>)[] = [];

interface DeferredCode<Props> {
  /** Loaded already on the server, and lazy in a browser. */
  component(): ComponentType<Props>;
  isLoaded(): boolean;
}

/** The code of a part that is not loaded together with its page. */
export function deferredCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  const lazyPart = lazy(async () => ({ default: await loadCodePatiently(load) }));
  loads.push(async () => {
    loaded ??= await load();
  });
  return {
    component: () => (loaded ?? lazyPart) as ComponentType<Props>,
    isLoaded: () => loaded !== undefined,
  };
}

let loadedCount = 0;

/** Loads all such parts on the server, which renders only once. A loaded part can add parts of its own. */
export async function loadDeferredParts(): Promise<void> {
  while (loadedCount < loads.length) {
    const known = loads.length;
    await Promise.all(loads.map((get) => get()));
    loadedCount = known;
  }
}

interface PropsOnceShown<Props> {
  readonly current: Props;
  /** To be called when the part is hydrated or, on a page that was opened by a click, shown. */
  readonly onShown: () => void;
}

/** An update before its code is there would replace the server's HTML by the placeholder, so it waits for the code. */
export function usePropsOnceShown<Props>(props: Props, alsoOnShown?: () => void): PropsOnceShown<Props> {
  const [first] = useState(props);
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => {
    setShown(true);
    alsoOnShown?.();
    repeatUndeliveredClick();
  }, [alsoOnShown]);
  return { current: isShown ? props : first, onShown };
}

/** Runs something once what is next to it is hydrated or shown. */
export function OnShown({ run }: { readonly run: () => void }): null {
  useEffect(run, [run]);
  return null;
}
