/** Why a file of another server can't be had, in words that follow "can't be loaded: ". */
export class ExternalServerError extends Error {
  override readonly name = 'ExternalServerError';
}
