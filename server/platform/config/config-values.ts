import { createPrivateKey, type KeyObject } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import type { Mailbox } from './smtp-server.ts';

export function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && search === '';
}

/** Parses `Chalkline <hello@example.com>`, or the address alone. */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  return { name, address: address.trim() };
}

export function hasNoPath(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/';
}

export function rsaKey(base64: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
    return key.asymmetricKeyType === 'rsa' && isStrong ? key : undefined;
  } catch {
    return undefined;
  }
}

export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
