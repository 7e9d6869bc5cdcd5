import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
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
  const code = codeOf(load);

  return function Deferred(props: Props) {
    const { shown, takeOver } = useShownProps(props);
    return useMemo(() => {
      const Part = code.component();
      return (
        <Suspense fallback={Placeholder ? <Placeholder {...shown} /> : null}>
          <Part {...shown} />
          <Shown onShown={takeOver} />
        </Suspense>
      );
    }, [shown, takeOver]);
  };
}

interface PartCode<Props> {
  /** Lazy in a browser. */
  component(): ComponentType<Props>;
  /** The server has loaded it before it renders. */
  isOnServer(): boolean;
}

export function codeOf<Props extends object>(load: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let here: ComponentType<Props> | undefined;
  const waiting = lazy(async () => ({ default: await loadCode(load) }));
  parts.push(async () => {
    here ??= await load();
  });
  return {
    component: () => (here ?? waiting) as ComponentType<Props>,
    isOnServer: () => here !== undefined,
  };
}

interface ShownProps<Props> {
  readonly shown: Props;
  readonly takeOver: () => void;
}

/** An update before its code is there would replace the server's HTML by the placeholder, so it waits for the code. */
export function useShownProps<Props>(props: Props, onTakenOver?: () => void): ShownProps<Props> {
  const [first] = useState(props);
  const [isTakenOver, setTakenOver] = useState(false);
  const takeOver = useCallback(() => {
    setTakenOver(true);
    onTakenOver?.();
  }, [onTakenOver]);
  return { shown: isTakenOver ? props : first, takeOver };
}

/** Says when what is next to it has been hydrated or, on a page that was opened by a click, is shown. */
export function Shown({ onShown }: { readonly onShown: () => void }): null {
  useEffect(onShown, [onShown]);
  return null;
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
