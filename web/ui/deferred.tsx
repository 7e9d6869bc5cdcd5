import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { loadCode } from './load-code.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of a page whose code the browser fetches after hydration, for parts further down or parts that most
 * people never see. The server loads it before rendering, so the first HTML includes it.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  let here: ComponentType<Props> | undefined;
  const waiting = lazy(async () => ({ default: await loadCode(load) }));
  parts.push(async () => {
    here ??= await load();
  });
  return function Deferred(props) {
    const Part = (here ?? waiting) as ComponentType<Props>;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Loads all such parts on the server, which renders only once. */
export async function loadDeferredParts(): Promise<void> {
  await Promise.all(parts.map((get) => get()));
}
