/** The archive cannot be restored, or not into this database. The message is for the person who tried. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}
