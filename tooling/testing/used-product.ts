import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import type { Closing } from '../product/closing.ts';
import type { ProductOptions } from '../product/running-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder in which the product was started once. */
    template: string;
  }
}

/** These products run for seconds only: compiling the embedded database for speed takes longer than it saves. */
export const nodeOptions = ['--liftoff-only'];

/** A product on the embedded database that was started before, because a first start takes long. */
export function usedProduct(closing: Closing): ProductOptions {
  const dataDir = temporaryFolder(closing);
  cpSync(inject('template'), dataDir, { recursive: true });
  return { dataDir, nodeOptions };
}
