import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { Database } from '../../../db/database.ts';
import { badgeKeys } from '../../../db/schema.ts';
import { nameOfKey, openSealed, sealText } from '../../../platform/security/sealed-text.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

export interface PublicKey {
  readonly id: string;
  readonly jwk: JWK;
}

export interface BadgeKeysOptions {
  readonly db: Database;
  /** The key from the configuration; without one, the product makes its own. */
  readonly configured: KeyObject | undefined;
  /** What a key of the product's own is sealed with. */
  readonly seal: Buffer;
}

const newKeyPair = promisify(generateKeyPair);

/**
 * What badges are signed with. Every process signs with the same key: the configured one, or the one that
 * the first of them made and sealed. Public keys are never taken away, so that old badges can be checked.
 */
export class BadgeKeys {
  readonly #options: BadgeKeysOptions;
  #current: Promise<SigningKey> | undefined;

  constructor(options: BadgeKeysOptions) {
    this.#options = options;
  }

  current(): Promise<SigningKey> {
    this.#current ??= this.#find().catch((error: unknown) => {
      this.#current = undefined;
      throw error;
    });
    return this.#current;
  }

  /** Every key that a badge may have been signed with, the first one first. */
  async publicKeys(): Promise<PublicKey[]> {
    await this.current();
    const { db } = this.#options;
    const rows = await db.select().from(badgeKeys).orderBy(asc(badgeKeys.createdAt), asc(badgeKeys.id));
    return rows.map(({ id, publicJwk }) => ({ id, jwk: publicJwk }));
  }

  async #find(): Promise<SigningKey> {
    const { configured } = this.#options;
    if (configured) return this.#keep(configured);
    return (await this.#findOwn()) ?? this.#makeOwn();
  }

  async #keep(privateKey: KeyObject): Promise<SigningKey> {
    const { id, publicJwk } = await describe(privateKey);
    await this.#options.db.insert(badgeKeys).values({ id, publicJwk }).onConflictDoNothing();
    return { id, privateKey };
  }

  async #findOwn(): Promise<SigningKey | undefined> {
    const { db, seal } = this.#options;
    const [row] = await db
      .select()
      .from(badgeKeys)
      .where(eq(badgeKeys.sealedWith, nameOfKey(seal)));
    if (!row?.sealedKey) return undefined;
    return { id: row.id, privateKey: createPrivateKey(openSealed(row.sealedKey, seal)) };
  }

  /** Of several processes at once, one key is kept, and all of them sign with that. */
  async #makeOwn(): Promise<SigningKey> {
    const { db, seal } = this.#options;
    const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 });
    const { id, publicJwk } = await describe(privateKey);
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await db
      .insert(badgeKeys)
      .values({ id, publicJwk, sealedKey: sealText(pem, seal), sealedWith: nameOfKey(seal) })
      .onConflictDoNothing();
    const kept = await this.#findOwn();
    if (!kept) throw new Error('The key that signs badges was not kept.');
    return kept;
  }
}

async function describe(privateKey: KeyObject): Promise<{ id: string; publicJwk: Record<string, unknown> }> {
  const jwk = await exportJWK(createPublicKey(privateKey));
  return { id: await calculateJwkThumbprint(jwk), publicJwk: { ...jwk, alg: 'RS256', use: 'sig' } };
}
