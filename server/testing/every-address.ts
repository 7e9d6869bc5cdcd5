import type { FastifyInstance } from 'fastify';

/** What stands for each parameter of a path; several values are all tried. */
export type ParameterValues = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Every address of the API that can be read, its parameters filled in. A parameter that nobody thought of
 * is an error: whoever adds an address has to say what to try there.
 */
export function everyApiAddress(app: FastifyInstance, values: ParameterValues): string[] {
  const { paths = {} } = app.swagger();
  return Object.entries(paths)
    .filter(([, methods]) => methods && 'get' in methods)
    .flatMap(([path]) => filledIn(path, values));
}

function filledIn(path: string, values: ParameterValues): string[] {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (!name) return [path];
  const candidates = values[name];
  if (!candidates) throw new Error(`Nothing is known to try for {${name}} of ${path}.`);
  return candidates.flatMap((value) => filledIn(path.replace(`{${name}}`, String(value)), values));
}

/** The addresses on this site that a page leads to or loads. */
export function addressesIn(html: string): string[] {
  const found = [...html.matchAll(/\b(?:href|src|action)="(\/[^"#]*)/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  return found.filter((address) => !address.startsWith('//'));
}
