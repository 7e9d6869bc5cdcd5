/** Whether the rules of a style module are wanted, such as `course-card` for `.course-card_title`. */
export type IsWanted = (module: string) => boolean;

/**
 * A minified style sheet without the rules of unwanted style modules. Everything else stays, in the same order:
 * whatever is not certain to be unwanted is wanted.
 */
export function filterStyles(sheet: string, isWanted: IsWanted): string {
  return rulesIn(sheet)
    .map((rule) => filterRule(rule, isWanted))
    .join('');
}

const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const keyframes = /^@(?:-webkit-)?keyframes ([a-z0-9-]+)_/;

function filterRule(rule: string, isWanted: IsWanted): string {
  const opening = rule.indexOf('{');
  if (opening === -1) return rule;
  const [prelude, body] = [rule.slice(0, opening), rule.slice(opening + 1, -1)];
  if (conditional.test(prelude)) {
    const content = filterStyles(body, isWanted);
    return content && `${prelude}{${content}}`;
  }
  const [, animated] = keyframes.exec(prelude) ?? [];
  if (animated !== undefined) return isWanted(animated) ? rule : '';
  if (prelude.startsWith('@')) return rule;
  const selectors = splitAt(',', prelude).filter((selector) => modulesOf(selector).every(isWanted));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** The style modules without whose classes a selector matches nothing. What is inside `:not()` and `:is()` may be absent. */
function modulesOf(selector: string): string[] {
  const plain = outsideOf('(', ')', outsideOf('[', ']', selector));
  return [...plain.matchAll(/\.([a-z0-9-]+)_[\w-]+/g)].map(([, module = '']) => module);
}

function outsideOf(opening: string, closing: string, text: string): string {
  let depth = 0;
  return [...text]
    .filter((character) => {
      if (character === opening) depth += 1;
      if (character === closing) depth -= 1;
      return depth === 0;
    })
    .join('');
}

/** The rules of one level, and statements such as `@layer base;`, each to its end. */
function rulesIn(sheet: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of sheet.matchAll(/[{};]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Splits a text at a character, but not inside brackets and quotes. */
function splitAt(separator: string, text: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/[()[\],]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (depth > 0 || sign !== separator) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}
