import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { publicPaths } from '../public-pages.ts';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

/** One finding of the W3C's checker. */
interface Finding {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly message: string;
}

const checker = 'vnu-jar@26.9.27';
const missingPath = '/no/such/page';

/** What the W3C's checker finds on every public page. It needs Java. */
export async function measureHtml({ closing, products }: BenchContext): Promise<Figure[]> {
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const paths = [...(await publicPaths(product.origin)), missingPath];
  const folder = temporaryFolder(closing);
  const files = await Promise.all(paths.map((path, index) => keepPage(product.origin + path, folder, index)));
  const findings = await check(folder, files);
  return paths.map((path, index) => {
    const errors = findings.filter(({ type, url }) => type !== 'info' && url.endsWith(`/${fileName(index)}`));
    const [first] = errors;
    return {
      what: `HTML errors of ${path}`,
      value: errors.length,
      unit: '',
      aim: atMost(0),
      ...(first ? { remark: first.message } : {}),
    };
  });
}

async function keepPage(url: string, folder: string, index: number): Promise<string> {
  const file = join(folder, fileName(index));
  writeFileSync(file, await (await fetch(url)).text());
  return file;
}

function fileName(index: number): string {
  return `page-${index}.html`;
}

async function check(folder: string, files: readonly string[]): Promise<Finding[]> {
  const jar = await fetchChecker(folder);
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const output = await runProgram('java', ['-jar', jar, ...options, ...files]);
  return (JSON.parse(output) as { messages: Finding[] }).messages;
}

/**
 * The checker is downloaded on demand, without its install scripts. As a dependency of the project, it would
 * download Java during every installation on a machine without Java.
 */
async function fetchChecker(folder: string): Promise<string> {
  await runProgram('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', checker]);
  return join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
}

function runProgram(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 64 * 1024 * 1024 }, (error, output) => {
      if (error)
        reject(
          new Error(`The checker needs npm and Java (on Debian: default-jre-headless). ${error.message}`),
        );
      else resolve(output);
    });
  });
}
