import type { Closing } from '../../tooling/product/closing.ts';
import type { Load } from '../load/start-load.ts';
import type { Products } from '../products.ts';

/** What every measurement is given to work with. */
export interface BenchContext {
  readonly closing: Closing;
  readonly load: Load;
  readonly products: Products;
  /** How often something is to be repeated; each measurement has a number of its own unless it is given. */
  readonly rounds: number | undefined;
}
