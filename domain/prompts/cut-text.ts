const ellipsis = '…';

/** The first characters of a text as a reader counts them, with an ellipsis when there are more. */
export function cutText(text: string, length: number): string {
  // A character is at least one unit long, so a text this short is whole.
  if (text.length <= length) return text;
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === length) return text.slice(0, index) + ellipsis;
    count += 1;
  }
  return text;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
