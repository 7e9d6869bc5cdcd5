/** The server that sends the product's mail. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /**
   * Whether the connection is encrypted from its first byte. Otherwise it is upgraded when the server
   * offers it.
   */
  readonly isSecure: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}
