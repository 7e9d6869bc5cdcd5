export interface IdentityProviderOptions {
  /**
   * The provider's URL, such as `http://localhost:3000/sandbox/identity`. Everything is served below its
   * path.
   */
  readonly issuer: string;
  /** The folder that keeps keys and people across restarts. */
  readonly stateDir: string;
  /** The one application that may sign people in. */
  readonly client: {
    readonly id: string;
    /** Sent in the body of the token request (`client_secret_post`). */
    readonly secret: string;
    readonly redirectUri: string;
  };
  /** Where "Start again" leads when a sign-in cannot continue; by default the application's front page. */
  readonly startUrl?: string;
}
