import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { loadCode } from './load-code.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of a page whose code a browser fetches once the page has come to life, for what stands further
 * down or what most people never see. The server has it before it renders: the first HTML shows it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  let here: ComponentType<Props> | undefined;
  const waiting = lazy(async () => ({ default: await loadCode(load) }));
  parts.push(async () => {
    here ??= await load();
  });
  return function Later(props) {
    const Part = (here ?? waiting) as ComponentType<Props>;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** For the server, which does not render twice: gets every such part of the pages whose code is here. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(parts.map((get) => get()));
}
