import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense } from 'react';
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
): NamedExoticComponent<Props> {
  let here: ComponentType<Props> | undefined;
  const waiting = lazy(async () => ({ default: await loadCode(load) }));
  parts.push(async () => {
    here ??= await load();
  });
  // An update before its code is there would replace the server's HTML by the placeholder, so equal props are none.
  return memo<Props>(function Deferred(props) {
    const Part = (here ?? waiting) as ComponentType<Props>;
    return (
      <Suspense fallback={Placeholder ? <Placeholder {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  });
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
