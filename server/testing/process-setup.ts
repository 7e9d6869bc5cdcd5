import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ProductProcess } from './product-process.ts';

/**
 * Starts the built product once. Tests copy its data folder: its demo people exist already, so their own starts
 * take a fraction of the time of a first start.
 */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-template-'));
  const dataDir = join(folder, 'data');
  const product = await ProductProcess.start({ DATA_DIR: dataDir });
  if ((await product.end('SIGTERM')) !== 0) throw new Error(`The product did not stop:\n${product.output}`);
  project.provide('template', dataDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
