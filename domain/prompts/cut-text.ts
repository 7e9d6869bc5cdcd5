const ellipsis = '…';

/** The first characters of a text as readers count them, with an ellipsis when there are more. */
export function cutText(text: string, length: number): string {
  // A character has at least one code unit, so a text this short is complete.
  if (text.length <= length) return text;
  if (standAlone.test(text.slice(0, length + 1))) return text.slice(0, length) + ellipsis;
  let count = 0;
  for (const { index } of charactersIn(text)) {
    if (count === length) return text.slice(0, index) + ellipsis;
    count += 1;
  }
  return text;
}

/**
 * Characters that never combine with their neighbours: each code unit is one character. Nearly every text
 * consists of these, and segmenting graphemes takes a hundred times as long.
 */
const standAlone = /^[\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Making a segmenter takes longer than anything else that a page does before it reacts, so most pages make none. */
function charactersIn(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
