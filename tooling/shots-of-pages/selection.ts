import { parseArgs } from 'node:util';
import type { ListedPage } from './route-table.ts';
import type { Viewer } from './viewers.ts';

export const widths = [390, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;

export type Width = (typeof widths)[number];
export type Theme = (typeof themes)[number];

/** The available or chosen pages, people, widths and themes. */
export interface Selection {
  readonly pages: readonly ListedPage[];
  readonly viewers: readonly Viewer[];
  readonly widths: readonly Width[];
  readonly themes: readonly Theme[];
}

/** A choice that does not exist, with a one-line message. */
export class UnknownChoice extends Error {
  override readonly name = 'UnknownChoice';
}

/**
 * Narrows the selection by the command line: URLs or names of pages, and `--person`, `--width`, `--theme`.
 */
export function select(words: string[], everything: Selection): Selection {
  const { positionals, values } = parse(words);
  return {
    pages: pick('page', everything.pages, positionals, ({ address, name }) => [address, name]),
    viewers: pick('person', everything.viewers, values.person, ({ name }) => [name]),
    widths: pick('width', everything.widths, values.width, (width) => [String(width)]),
    themes: pick('theme', everything.themes, values.theme, (theme) => [theme]),
  };
}

function parse(words: string[]) {
  const option = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = { person: option, width: option, theme: option };
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UnknownChoice(error instanceof Error ? error.message : String(error));
  }
}

/** All of them, or those that were named. */
function pick<Thing>(
  kind: string,
  things: readonly Thing[],
  wanted: readonly string[],
  namesOf: (thing: Thing) => string[],
): readonly Thing[] {
  const known = things.flatMap(namesOf);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UnknownChoice(`There is no ${kind} "${unknown}". There are: ${known.join(', ')}.`);
  }
  return wanted.length === 0
    ? things
    : things.filter((thing) => namesOf(thing).some((name) => wanted.includes(name)));
}
