import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Everything that this process creates from now on is private to its user: folders 0700, files 0600. */
export function createPrivateFilesOnly(): void {
  process.umask(0o077);
}

/**
 * Makes existing files in the data folder private: earlier versions left them open, and PGlite creates a
 * new database with files that everybody may write, whatever the umask says. Returns the paths whose mode
 * this user may not change.
 */
export function closeToOtherUsers(dataDir: string): string[] {
  const refused: string[] = [];
  closeFolder(dataDir, refused);
  for (const entry of readdirSync(dataDir)) closeEntry(join(dataDir, entry), entry, refused);
  return refused;
}

/** Nobody else can pass a private folder, so it is made private before anything is put there. */
export function closeFolder(folder: string, refused: string[] = []): void {
  close(folder, lstatSync(folder), refused);
}

function closeEntry(path: string, name: string, refused: string[]): void {
  const facts = factsOf(path);
  if (!facts || facts.isSymbolicLink()) return;
  // There may be very many uploads. Their files have always been private, so a private folder needs no
  // further check.
  const isDone = name === 'uploads' && isPrivate(facts);
  close(path, facts, refused);
  if (!facts.isDirectory() || isDone) return;
  for (const entry of readdirSync(path)) closeEntry(join(path, entry), entry, refused);
}

function close(path: string, facts: Stats, refused: string[]): void {
  if (isPrivate(facts)) return;
  try {
    chmodSync(path, facts.mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') refused.push(path);
  }
}

function isPrivate({ mode }: Stats): boolean {
  return (mode & 0o077) === 0;
}

/** A running database removes files during this check. */
function factsOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
