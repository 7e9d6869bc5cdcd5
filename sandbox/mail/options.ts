export interface MailServiceOptions {
  /** Where the inbox is shown, such as `/sandbox/inbox`. */
  readonly path: string;
  /** The folder that keeps everything over a restart. */
  readonly stateDir: string;
  /** Is told at which port of this machine mail is taken. */
  readonly onListening: (port: number) => void;
}
