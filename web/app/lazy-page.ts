import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from '../ui/load-code.ts';

/** The code or the styles of a page did not arrive, usually because the connection was lost. */
export class PageNotLoaded extends Error {
  /** Lets the next attempt be a new one, because React keeps the outcome of this one. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('Page not loaded', { cause });
    this.forget = forget;
  }
}

/** A page or a shell whose code and styles are loaded when it is first rendered. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  forget: () => void,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadCode(load) };
    } catch (cause) {
      throw new PageNotLoaded(forget, cause);
    }
  });
}
