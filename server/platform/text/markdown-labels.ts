import { mostInBrackets } from '@chalkline/domain/content/text-burden';
import type markdownIt from 'markdown-it';

type Markdown = ReturnType<typeof markdownIt>;

/** Each pair of brackets is read twice: to find its end, and to render it. */
const mostRead = 2 * mostInBrackets;

/**
 * Limits the time spent on link labels. The text in brackets is parsed again for every pair around it, and
 * once more for each picture around that. A text with unclosed brackets can pass the weight check, so after
 * this many characters the remaining brackets stay as they are written.
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
