export interface MailServiceOptions {
  /** The path of the inbox, such as `/sandbox/inbox`. */
  readonly path: string;
  /** The folder that keeps everything across restarts. */
  readonly stateDir: string;
  /** Called with the local port of the mail server. */
  readonly onListening: (port: number) => void;
}
