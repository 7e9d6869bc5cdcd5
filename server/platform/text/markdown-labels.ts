import { mostInBrackets } from '@chalkline/domain/content/text-burden';
import type markdownIt from 'markdown-it';

type Markdown = ReturnType<typeof markdownIt>;

/** Each pair is looked at twice: to find its end, and to show it. */
const mostRead = 2 * mostInBrackets;

/**
 * What stands in brackets is read anew for each pair around it, and once more for each picture around that. A text
 * whose brackets only look as if they were closed passes for a light one: once so much was read, the rest of them
 * stay as they are written.
 */
export function boundLabels(markdown: Markdown): Markdown {
  const usual = markdown.helpers.parseLinkLabel;
  const read = new WeakMap<object, number>();
  const isEnough = (text: object) => (read.get(text) ?? 0) > mostRead;
  const parseLinkLabel: typeof usual = (state, start, disableNested) => {
    if (isEnough(state.env)) return -1;
    const end = usual(state, start, disableNested);
    if (end > start) read.set(state.env, (read.get(state.env) ?? 0) + end - start);
    return isEnough(state.env) ? -1 : end;
  };
  Object.assign(markdown.helpers, { parseLinkLabel });
  return markdown;
}
