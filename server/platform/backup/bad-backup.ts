/** An archive that cannot be restored, or not here; the message is for whoever tried. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}
