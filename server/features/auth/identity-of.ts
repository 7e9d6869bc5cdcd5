import { nameWithinLimits, pictureUrlWithinLimits } from '@chalkline/domain/account/identity-limits';
import type { UserInfoResponse } from 'openid-client';

/** What the provider says about a person who has signed in. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
  readonly pictureUrl: string | null;
  /** When the person authenticated at the provider, where it says so. */
  readonly authenticatedAt: Date | null;
}

/** Reads the provider's claims within the product's own limits. */
export function identityOf(issuer: string, claims: UserInfoResponse, authTime?: number): Identity {
  return {
    issuer,
    subject: claims.sub,
    email: claims.email ?? '',
    isEmailVerified: claims.email_verified === true && Boolean(claims.email),
    firstName: nameWithinLimits(claims.given_name),
    lastName: nameWithinLimits(claims.family_name),
    name: nameWithinLimits(claims.name),
    pictureUrl: pictureUrlWithinLimits(claims.picture),
    authenticatedAt: authTime === undefined ? null : new Date(authTime * 1000),
  };
}
