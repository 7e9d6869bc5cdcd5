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
  /** The configured key. Without one, the product creates its own. */
  readonly configured: KeyObject | undefined;
  /** Encrypts the product's own key. */
  readonly seal: Buffer;
}

const newKeyPair = promisify(generateKeyPair);

/**
 * The keys that sign badges. Every process signs with the same key: the configured one, or the one that the
 * first process created and encrypted. Public keys are never deleted, so that old badges can be verified.
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

  /** Every key that may have signed a badge, the first one first. */
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

  /** When several processes create a key at once, one is stored, and all of them use it. */
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
    if (!kept) throw new Error('The key that signs badges was not stored.');
    return kept;
  }
}

async function describe(privateKey: KeyObject): Promise<{ id: string; publicJwk: Record<string, unknown> }> {
  const jwk = await exportJWK(createPublicKey(privateKey));
  return { id: await calculateJwkThumbprint(jwk), publicJwk: { ...jwk, alg: 'RS256', use: 'sig' } };
}
