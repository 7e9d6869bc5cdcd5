import type { Closing } from '../../tooling/product/closing.ts';
import type { Load } from '../load/start-load.ts';
import type { Products } from '../products.ts';

/** What every measurement receives. */
export interface BenchContext {
  readonly closing: Closing;
  readonly load: Load;
  readonly products: Products;
  /** How often something is repeated; each measurement has its own default. */
  readonly rounds: number | undefined;
}
