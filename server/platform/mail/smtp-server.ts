/** The server that takes the product's mail. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its first byte; otherwise it is as soon as the server offers it. */
  readonly isSecure: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}
