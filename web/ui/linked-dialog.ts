import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import { loadCodeWithoutStyles } from './load-code.ts';

/**
 * A lazy component that links often lead to, such as the dialog with a prompt. The page's own style sheet has its
 * styles (`web/build/page-styles.ts`), so only its code is loaded.
 */
export function linkedDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return lazyComponent(load, null, loadCodeWithoutStyles);
}
