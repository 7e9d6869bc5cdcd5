/** For a file or folder that doesn't exist, or that another process has just removed. */
export function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
