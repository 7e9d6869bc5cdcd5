import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStateFile } from '../state-file.ts';

/** The keys that sign the provider's tokens and cookies. */
export interface ProviderKeys {
  readonly signing: readonly SigningKey[];
  readonly cookies: readonly string[];
}

type SigningKey = JsonWebKey & { readonly kty: string };

export async function openProviderKeys(stateDir: string): Promise<ProviderKeys> {
  const file = await openStateFile({
    path: join(stateDir, 'identity-keys.json'),
    initial: createKeys,
    isValid: isProviderKeys,
  });
  return file.current();
}

async function createKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' };
  return { signing: [signingKey], cookies: [randomBytes(32).toString('base64url')] };
}

function isProviderKeys(value: unknown): value is ProviderKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { signing, cookies } = value as Partial<Record<keyof ProviderKeys, unknown>>;
  return isFilledArray(signing, isPrivateKey) && isFilledArray(cookies, isSecret);
}

function isFilledArray(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

function isPrivateKey(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kty' in value && 'd' in value;
}

function isSecret(value: unknown): boolean {
  return typeof value === 'string' && value.length >= 32;
}
