import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ClientManifest, RenderPage, WebServerEntry } from '@chalkline/contract/pages';
import { projectPath } from '../db/project-path.ts';
import type { Config } from '../platform/config/config.ts';

/** Renders pages with the built web code. */
export async function builtRenderer(config: Config): Promise<RenderPage> {
  const entry = (await import(pathToFileURL(projectPath('dist/web/entry-server.js')).href)) as WebServerEntry;
  const [app, plainScripts] = [readManifest('client-manifest.json'), readManifest('plain-scripts.json')];
  const manifest = { ...app, scripts: { ...app.scripts, ...plainScripts.scripts } };
  return entry.createPageRenderer({ publicUrl: config.publicUrl, hasSandbox: config.sandbox, manifest });
}

function readManifest(name: string): ClientManifest {
  return JSON.parse(readFileSync(projectPath(`dist/client/.vite/${name}`), 'utf8')) as ClientManifest;
}

/** Changes with every build. */
export function buildFingerprint(): string {
  return readFileSync(projectPath('dist/sources.sha256'), 'utf8');
}
