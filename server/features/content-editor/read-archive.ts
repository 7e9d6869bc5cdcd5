import { BrokenContent, type ContentProblem } from '../../content/broken-content.ts';
import type { FileTexts } from '../../content/content-folder.ts';
import { isUnstorable } from '../../platform/http/unstorable-text.ts';
import { pictureInFile } from './archived-pictures.ts';
import { zipEntries } from './zip-entries.ts';

/** The contents of an archive: texts by file, pictures by name. */
export interface ContentArchive {
  readonly texts: FileTexts;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Files that programs add to archives without being asked. */
const clutter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

const known = /^(?:site\.yaml|courses\/[^/]+\/[^/]+\.md|(?:prompts|certifications|blog|legal)\/[^/]+\.md)$/;

/** Reads an archive. Throws when it cannot be imported. */
export async function readArchive(bytes: Buffer): Promise<ContentArchive> {
  const entries = (await zipEntries(bytes)).filter(({ name }) => !clutter.test(name));
  const shift = wrapping(entries.map(({ name }) => name));
  const texts = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const problems: ContentProblem[] = [];
  for (const { name, content } of entries) {
    const file = name.slice(shift.length);
    const picture = pictureInFile(file);
    if (picture !== undefined) {
      pictures.set(picture, content);
      continue;
    }
    const text = decoded(content);
    const reason = whyNot(file, text, texts);
    if (reason !== undefined || text === undefined) problems.push({ file, line: 1, reason: reason ?? '' });
    else texts.set(file, text);
  }
  if (problems.length > 0) throw new BrokenContent(problems);
  return { texts, pictures };
}

/** An archive of the folder itself has everything one level down. */
function wrapping(names: readonly string[]): string {
  const [folder] = /^[^/]+\//.exec(names[0] ?? '') ?? [''];
  const isWrapped = names.includes(`${folder}site.yaml`) && names.every((name) => name.startsWith(folder));
  return isWrapped ? folder : '';
}

function whyNot(file: string, text: string | undefined, others: FileTexts): string | undefined {
  if (!known.test(file)) return "this file isn't part of the content";
  if (others.has(file)) return 'this file appears twice';
  if (text === undefined) return 'the text is not UTF-8';
  return isUnstorable(text) ? "the text contains a character that can't be saved" : undefined;
}

function decoded(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
