import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStale, sourceFingerprint, stampPath } from './stale.mjs';
import { temporaryFolder, writeInto } from './testing/temporary-folder.ts';

function builtProject() {
  const root = temporaryFolder({
    'domain/access.ts': 'a',
    'server/main.ts': 'a',
    'server/main.test.ts': 'a',
    'server/db/migrations/0000.sql': 'a',
    'web/app/router.tsx': 'a',
    'content/course.md': 'a',
    'package-lock.json': '{}',
    'dist/server/main.js': '',
  });
  const build = join(root, 'dist');
  writeFileSync(stampPath(build), sourceFingerprint(root));
  return { root, build };
}

describe('a build', () => {
  it('is fresh while nothing changes', () => {
    const { root, build } = builtProject();
    expect(isStale(root, build)).toBe(false);
  });

  it('is stale without a build', () => {
    const { root, build } = builtProject();
    rmSync(build, { recursive: true });
    expect(isStale(root, build)).toBe(true);
  });

  it.each(['domain/access.ts', 'server/main.ts', 'web/app/router.tsx', 'package-lock.json'])(
    'is stale after %s was saved, even with the same text',
    (path) => {
      const { root, build } = builtProject();
      utimesSync(join(root, path), new Date(), new Date(Date.now() + 5000));
      expect(isStale(root, build)).toBe(true);
    },
  );

  it('is stale after a source was added, removed or moved, whatever its age', () => {
    const { root, build } = builtProject();
    renameSync(join(root, 'domain/access.ts'), join(root, 'domain/moved.ts'));
    expect(isStale(root, build)).toBe(true);
    renameSync(join(root, 'domain/moved.ts'), join(root, 'domain/access.ts'));
    expect(isStale(root, build)).toBe(false);
    rmSync(join(root, 'server/main.ts'));
    expect(isStale(root, build)).toBe(true);
  });

  it.each([
    'server/main.test.ts',
    'server/testing/open-server.ts',
    'server/db/migrations/0001.sql',
    'server/node_modules/drizzle-orm/index.js',
    'content/course.md',
    'dist/server/extra.js',
  ])('stays fresh after a change of %s, which is not built', (path) => {
    const { root, build } = builtProject();
    writeInto(root, path, 'changed');
    expect(isStale(root, build)).toBe(false);
  });
});
