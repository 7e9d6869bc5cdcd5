import { describe, expect, it } from 'vitest';
import { derivedSecret } from './derived-secret.ts';
import { nameOfKey, openSealed, sealText } from './sealed-text.ts';

const key = derivedSecret('a secret of the tests, long enough to be one', 'badge keys');
const other = derivedSecret('a secret of the tests, long enough to be one', 'something else');

describe('a sealed text', () => {
  it('is decrypted by its key only, and looks different each time', () => {
    const sealed = sealText('-----BEGIN…', key);
    expect(openSealed(sealed, key)).toBe('-----BEGIN…');
    expect(sealed).not.toContain('BEGIN');
    expect(sealText('-----BEGIN…', key)).not.toBe(sealed);
    expect(() => openSealed(sealed, other)).toThrow();
  });

  it('is not decrypted after a change', () => {
    const bytes = Buffer.from(sealText('words', key), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openSealed(bytes.toString('base64url'), key)).toThrow();
  });

  it('names keys without containing them', () => {
    expect(nameOfKey(key)).toBe(nameOfKey(Buffer.from(key)));
    expect(nameOfKey(key)).not.toBe(nameOfKey(other));
    expect(nameOfKey(key)).not.toContain(key.toString('base64url'));
  });
});
