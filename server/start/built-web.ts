import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ClientManifest, RenderPage, WebServerEntry } from '@chalkline/contract/pages';
import { projectPath } from '../db/project-path.ts';
import type { Config } from '../platform/config/config.ts';

/** Renders pages with the built web code. */
export async function builtRenderer(config: Config): Promise<RenderPage> {
  const entry = (await import(pathToFileURL(projectPath('dist/web/entry-server.js')).href)) as WebServerEntry;
  const manifest = JSON.parse(
    readFileSync(projectPath('dist/client/.vite/manifest.json'), 'utf8'),
  ) as ClientManifest;
  return entry.createPageRenderer({ publicUrl: config.publicUrl, hasSandbox: config.sandbox, manifest });
}

/** Changes with every build. */
export function buildFingerprint(): string {
  return readFileSync(projectPath('dist/sources.sha256'), 'utf8');
}
