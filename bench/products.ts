import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Closing } from '../tooling/product/closing.ts';
import { type RunningProduct, startProduct } from '../tooling/product/running-product.ts';
import { temporaryFolder } from '../tooling/product/temporary-folder.ts';
import { freshDatabase } from './fresh-database.ts';

export interface ProductOnPostgres {
  readonly product: RunningProduct;
  readonly databaseUrl: string;
}

export interface ProductOnPglite {
  readonly product: RunningProduct;
  /** A copy of the rows, for the server that it is compared with. */
  readonly copiedDatabase: string;
}

/** The product on each of its databases, started when a measurement first needs it. */
export class Products {
  readonly #closing: Closing;
  #onPostgres: Promise<ProductOnPostgres | undefined> | undefined;
  #onPglite: Promise<ProductOnPglite> | undefined;

  constructor(closing: Closing) {
    this.#closing = closing;
  }

  /** Undefined without PostgreSQL. */
  onPostgres(): Promise<ProductOnPostgres | undefined> {
    this.#onPostgres ??= startOnPostgres(this.#closing);
    return this.#onPostgres;
  }

  onPglite(): Promise<ProductOnPglite> {
    this.#onPglite ??= startOnPglite(this.#closing);
    return this.#onPglite;
  }
}

/** The product on its own PostgreSQL database, or on the given one. */
export async function startOnPostgres(
  closing: Closing,
  given?: string,
): Promise<ProductOnPostgres | undefined> {
  const databaseUrl = given ?? (await freshDatabase(closing));
  if (databaseUrl === undefined) return undefined;
  return {
    databaseUrl,
    product: await startProduct(closing, { dataDir: temporaryFolder(closing), databaseUrl }),
  };
}

/** The embedded database can be copied only while nobody has it open. */
async function startOnPglite(closing: Closing): Promise<ProductOnPglite> {
  const dataDir = temporaryFolder(closing);
  const copiedDatabase = join(temporaryFolder(closing), 'database');
  const first = await startProduct(closing, { dataDir });
  await first.stop();
  cpSync(join(dataDir, 'database'), copiedDatabase, { recursive: true });
  return { product: await startProduct(closing, { dataDir }), copiedDatabase };
}
