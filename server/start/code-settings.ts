import type { Config } from '../platform/config/config.ts';
import type { CodeSettings } from '../platform/config/config-services.ts';
import { sandboxCodes } from './sandbox.ts';

/**
 * In the sandbox everybody can read all mail and sign in as anyone. Its codes therefore have an issuer of their own,
 * and never open an account of a real provider.
 */
export function codesOf({ google, smtp }: Pick<Config, 'google' | 'smtp'>): CodeSettings {
  if (!google) return sandboxCodes;
  const storedIssuer = smtp ? 'email' : sandboxCodes.storedIssuer;
  return { storedIssuer, opensAccountsOf: smtp ? [storedIssuer, google.storedIssuer] : [storedIssuer] };
}
