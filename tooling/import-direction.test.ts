import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations } from './import-direction.ts';
import { projectRoot } from './project-root.mjs';
import { importSpecifiers, readSourceImports } from './source-imports.ts';

describe('the import direction of the source code', () => {
  it('is respected by every source file', () => {
    const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const imports = readSourceImports(projectRoot, workspaces);
    expect(imports.length).toBeGreaterThan(0);
    expect(findViolations(imports)).toEqual([]);
  });
});

describe('findViolations', () => {
  it.each([
    ['domain/access/decide-access.ts', './people.ts'],
    ['domain/access/decide-access.ts', '@chalkline/domain/courses/course'],
    ['domain/access/decide-access.test.ts', 'vitest'],
    ['domain/access/decide-access.test.ts', 'fast-check'],
    ['contract/courses.ts', 'zod'],
    ['contract/courses.ts', '@chalkline/domain/courses/course'],
    ['server/main.ts', '@chalkline/sandbox/identity/provider'],
    ['server/start/start.ts', '@chalkline/sandbox/identity/provider'],
    ['server/features/auth/sign-in.api.test.ts', '@chalkline/sandbox/testing/free-port'],
    ['server/features/courses/routes.ts', '@chalkline/contract/courses'],
    ['server/features/courses/routes.ts', '../../platform/errors.ts'],
    ['server/features/courses/routes.ts', '../../db/schema.ts'],
    ['server/features/courses/routes.ts', './queries.ts'],
    ['server/features/courses/routes.ts', '../progress/index.ts'],
    ['server/features/courses/routes.api.test.ts', '../../testing/open-server.ts'],
    ['server/testing/open-server.ts', '../features/courses/routes.ts'],
    ['server/start/start.ts', '../features/courses/routes.ts'],
    ['web/ui/button.tsx', './button.module.css'],
    ['web/ui/button.tsx', 'radix-ui'],
    ['web/ui/button.test.tsx', '../testing/render.tsx'],
    ['web/api/client.ts', '@chalkline/contract/refusals'],
    ['web/features/courses/course-card.tsx', '../../ui/card.tsx'],
    ['web/features/courses/course-card.tsx', '../../api/client.ts'],
    ['web/features/courses/course-card.tsx', './course-badge.tsx'],
    ['web/features/courses/course-card.tsx', '@chalkline/domain/courses/course'],
    ['web/pages/dashboard.tsx', '../features/courses/course-card.tsx'],
    ['web/app/router.tsx', '../pages/dashboard.tsx'],
    ['sandbox/identity/provider.ts', 'oidc-provider'],
    ['sandbox/identity/provider.ts', '@chalkline/domain/account/person'],
    ['e2e/sign-in.journey.ts', '@chalkline/domain/account/person'],
  ])('lets %s import %s', (file, specifier) => {
    expect(findViolations([{ file, specifier }])).toEqual([]);
  });

  it.each([
    ['domain/access/decide-access.ts', '@chalkline/contract/courses', 'domain imports nothing, not contract'],
    ['domain/access/decide-access.ts', '../../contract/courses.ts', 'domain imports nothing, not contract'],
    ['domain/access/decide-access.ts', 'zod', 'of packages, domain imports nothing'],
    ['domain/access/decide-access.ts', 'node:fs', 'of packages, domain imports nothing'],
    ['domain/access/decide-access.ts', 'vitest', 'of packages, domain imports nothing'],
    ['contract/courses.ts', '@chalkline/server/db/schema', 'nothing imports server'],
    ['web/app/screens.ts', '../features/courses/course-card.tsx', 'the route table is also read by'],
    ['contract/courses.ts', '@chalkline/web/ui/button', 'contract imports only domain, not web'],
    ['contract/courses.ts', 'fastify', 'of packages, contract imports only zod'],
    ['server/platform/pages.ts', '../../web/app/routes.ts', 'server imports only domain, contract, not web'],
    [
      'server/features/auth/routes.ts',
      '@chalkline/sandbox/people',
      'server imports only domain, contract, not sandbox',
    ],
    ['web/api/client.ts', '@chalkline/server/platform/errors', 'nothing imports server'],
    ['web/app/router.tsx', '@chalkline/sandbox/people', 'web imports only domain, contract, not sandbox'],
    ['sandbox/people.ts', '@chalkline/server/db/schema', 'nothing imports server'],
    ['sandbox/people.ts', '@chalkline/web/ui/button', 'sandbox imports only domain, not web'],
    ['sandbox/people.ts', '@chalkline/contract/people', 'sandbox imports only domain, not contract'],
    ['e2e/fixtures/server.ts', '../../server/main.ts', 'nothing imports server'],
    ['bench/pages.ts', '@chalkline/server/main', 'nothing imports server'],
    ['tooling/shots.ts', '../server/main.ts', 'nothing imports server'],
    ['web/ui/card.tsx', '@chalkline/domain/courses/course', 'web/ui imports only web/ui'],
    ['web/ui/card.tsx', '../api/client.ts', 'web/ui imports only web/ui, not web/api'],
    [
      'web/ui/card.tsx',
      '../features/courses/course-card.tsx',
      'web/ui imports only web/ui, not web/features',
    ],
    ['web/api/client.ts', '../ui/toast.tsx', 'web/api imports only web/api, not web/ui'],
    ['web/api/client.ts', '../features/auth/session.ts', 'web/api imports only web/api, not web/features'],
    ['web/api/client.ts', '../pages/home.tsx', 'web/api imports only web/api, not web/pages'],
    ['web/api/client.ts', '../app/router.tsx', 'web/api imports only web/api, not web/app'],
    ['web/features/courses/list.tsx', '../progress/bar.tsx', 'a feature never imports a sibling'],
    ['web/features/courses/list.tsx', '../progress/queries.ts', 'a feature never imports a sibling'],
    ['web/features/courses/list.tsx', '../../pages/home.tsx', 'not web/pages'],
    ['web/features/courses/list.tsx', '../../app/router.tsx', 'not web/app'],
    ['web/pages/home.tsx', '../app/router.tsx', 'not web/app'],
    ['web/ui/card.tsx', '../testing/render.tsx', 'only tests import a testing folder'],
    ['server/platform/errors.ts', '../features/auth/queries.ts', 'not server/features'],
    ['server/db/schema.ts', '../platform/clock.ts', 'server/db imports only server/db, not server/platform'],
    ['server/content/read-content.ts', '../platform/clock.ts', 'not server/platform'],
    ['server/db/schema.ts', '../features/courses/queries.ts', 'not server/features'],
    [
      'server/features/courses/routes.ts',
      '../progress/routes.ts',
      'only through its index.ts: courses imports progress',
    ],
    ['server/features/courses/routes.ts', '../progress/queries.ts', 'only through its index.ts'],
    ['server/features/courses/routes.ts', '../progress/tables/index.ts', 'only through its index.ts'],
    [
      'server/features/courses/routes.ts',
      '../../testing/open-server.ts',
      'only tests import a testing folder',
    ],
  ])('refuses that %s imports %s', (file, specifier, reason) => {
    const violations = findViolations([{ file, specifier }]);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${file} imports '${specifier}': `);
    expect(violations[0]).toContain(reason);
  });

  it('ignores the query of an asset import', () => {
    const imports = [{ file: 'web/ui/card.tsx', specifier: '../features/courses/badge.svg?url' }];
    expect(findViolations(imports)).toHaveLength(1);
  });
});

describe('importSpecifiers', () => {
  it.each([
    ["import { a } from 'one';", ['one']],
    ["import 'one';", ['one']],
    ["import type { A } from 'one';", ['one']],
    ["export { a } from 'one'; export * from 'two';", ['one', 'two']],
    ["const a = await import('one');", ['one']],
    ["let a: import('one').A;", ['one']],
    ["// import 'one'\nconst a = \"from 'two'\";", []],
  ])('reads %s', (source, expected) => {
    expect(importSpecifiers('a.ts', source)).toEqual(expected);
  });

  it('reads a screen', () => {
    expect(importSpecifiers('a.tsx', "import { A } from 'one'; export const b = <A />;")).toEqual(['one']);
  });

  it('names a file that it cannot parse', () => {
    expect(() => importSpecifiers('broken.ts', 'import {')).toThrow('broken.ts');
  });
});
