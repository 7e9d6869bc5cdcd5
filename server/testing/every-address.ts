import type { FastifyInstance } from 'fastify';

/** Values for each path parameter; all of them are tried. */
export type ParameterValues = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Every GET URL of the API with its parameters filled in. An unknown parameter is an error: a new route has
 * to provide values for it here.
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

/** The URLs on this site that a page links to or loads. */
export function addressesIn(html: string): string[] {
  const found = [...html.matchAll(/\b(?:href|src|action)="(\/[^"#]*)/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  return found.filter((address) => !address.startsWith('//'));
}
