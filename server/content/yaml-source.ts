import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { BrokenContent, type ContentProblem, type ProblemSource } from './broken-content.ts';

/** Parsed YAML with the position of each value, so that a problem can name its line. */
export class YamlSource implements ProblemSource<ContentProblem> {
  readonly file: string;
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly #firstLine: number;

  constructor(file: string, text: string, firstLine = 1) {
    this.file = file;
    this.#firstLine = firstLine;
    const burden = burdenOf(text);
    if (burden) throw new BrokenContent([{ file, line: firstLine, reason: burden }]);
    this.#document = parseDocument(text, { lineCounter: this.#lines });
    const [error] = this.#document.errors;
    if (error) throw new BrokenContent([this.#problemAt(error.pos[0], firstSentence(error.message))]);
  }

  parse<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    const parsed = schema.safeParse(this.#values() ?? {});
    if (parsed.success) return parsed.data;
    throw new BrokenContent(parsed.error.issues.map((issue) => this.#problemOf(issue)));
  }

  /** A problem with one value, found after parsing. */
  problem(path: readonly PropertyKey[], reason: string): ContentProblem {
    const field = path.map(String).join('.');
    return this.#problemAt(this.#offsetOf(path), field ? `${field}: ${reason}` : reason);
  }

  /** A few anchors can expand to more values than fit into memory. */
  #values(): unknown {
    try {
      return this.#document.toJS();
    } catch (error) {
      throw new BrokenContent([
        this.#problemAt(0, error instanceof Error ? error.message : 'cannot be read'),
      ]);
    }
  }

  #problemOf(issue: z.core.$ZodIssue): ContentProblem {
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...unknownKey];
    return this.problem(path, path.length > 0 ? issue.message : `the file: ${issue.message}`);
  }

  /** The position of a value. A missing value is reported at its parent. */
  #offsetOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const node = this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }

  #problemAt(offset: number, reason: string): ContentProblem {
    return { file: this.file, line: this.#lines.linePos(offset).line + this.#firstLine - 1, reason };
  }
}

const mostCharacters = 700_000;
const deepestNesting = 24;

/** Front matter is short and flat. Anything else would block the parser for a long time. */
function burdenOf(text: string): string | undefined {
  if (text.length > mostCharacters) return 'the facts are longer than 700,000 characters';
  const isDeep = nestingOf(text) > deepestNesting || listsInOneLine.test(text);
  return isDeep ? `the facts are nested deeper than ${deepestNesting} levels` : undefined;
}

/** Lists nested in one line, such as `- - - - a`. */
const listsInOneLine = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${deepestNesting + 1}}`, 'm');

/** The deepest bracket nesting. Brackets in texts count, too; no real value has that many. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function firstSentence(message: string): string {
  return message
    .split('\n', 1)
    .join('')
    .replace(/ at line \d+, column \d+:?$/, '');
}
