export interface IdentityProviderOptions {
  /** The provider's address, such as `http://localhost:3000/sandbox/identity`. Everything is served below its path. */
  readonly issuer: string;
  /** The folder that keeps keys and people over a restart. */
  readonly stateDir: string;
  /** The one application that may ask who somebody is. */
  readonly client: {
    readonly id: string;
    /** Sent in the body of the token request (`client_secret_post`). */
    readonly secret: string;
    readonly redirectUri: string;
  };
  /** Where "Start again" leads when a sign-in cannot go on. The front page of the application unless given. */
  readonly startUrl?: string;
}
