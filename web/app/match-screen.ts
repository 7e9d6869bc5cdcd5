import type { CurrentUser } from '@chalkline/contract/people';
import { parse } from 'regexparam';
import type { Parameters, Screen } from './screen.ts';

export interface Match {
  readonly screen: Screen;
  readonly parameters: Parameters;
}

/** The last address is usually looked up again: a page is matched before and while it is rendered. */
let last:
  | { readonly screens: readonly Screen[]; readonly path: string; readonly match: Match | undefined }
  | undefined;

/** The first screen of the table whose path matches. */
export function matchScreen(screens: readonly Screen[], path: string): Match | undefined {
  if (last?.screens !== screens || last.path !== path)
    last = { screens, path, match: findScreen(screens, path) };
  return last.match;
}

function findScreen(screens: readonly Screen[], path: string): Match | undefined {
  for (const screen of screens) {
    const parameters = parametersIn(screen.path, path);
    if (parameters && (screen.fits?.(parameters) ?? true)) return { screen, parameters };
  }
  return undefined;
}

/** The same address for this person: visitors may see another screen there. */
export function matchFor(viewer: CurrentUser | null, match: Match, query: URLSearchParams): Match {
  const { screen } = match;
  if (viewer || !screen.forVisitors || screen.showsVisitors?.(query) === false) return match;
  return { ...match, screen: screen.forVisitors };
}

/** The screen with a name, also if only visitors see it. */
export function screenNamed(screens: readonly Screen[], name: string): Screen | undefined {
  return screens
    .flatMap((screen) => (screen.forVisitors ? [screen, screen.forVisitors] : [screen]))
    .find((screen) => screen.name === name);
}

function parametersIn(pattern: string | RegExp, path: string): Parameters | undefined {
  if (pattern instanceof RegExp) {
    const groups = pattern.exec(path);
    return groups ? decoded({ ...groups.groups }) : undefined;
  }
  const { keys, expression } = parsedOnce(pattern);
  const found = expression.exec(path);
  return found
    ? decoded(Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? ''])))
    : undefined;
}

interface ParsedPath {
  readonly keys: readonly string[];
  readonly expression: RegExp;
}

const parsedPaths = new Map<string, ParsedPath>();

/** Every page is compared with all paths of the table, which never change. */
function parsedOnce(path: string): ParsedPath {
  const known = parsedPaths.get(path) ?? parsePath(path);
  parsedPaths.set(path, known);
  return known;
}

function parsePath(path: string): ParsedPath {
  const { keys, pattern } = parse(path);
  // Without the flag for any case: an address has one spelling; otherwise every page would have many.
  return { keys, expression: new RegExp(pattern.source) };
}

/** An address that can't be decoded matches nothing. */
function decoded(parameters: Record<string, string | undefined>): Parameters | undefined {
  try {
    const entries = Object.entries(parameters).map(([key, value]) => [key, decodeURIComponent(value ?? '')]);
    return Object.fromEntries(entries) as Parameters;
  } catch {
    return undefined;
  }
}
