import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';

/** Gives code as HTML with a class for each kind of word, or nothing for a language that is not known. */
export type HighlightCode = (code: string, language: string) => string | undefined;

let loaded: Promise<HighlightCode> | undefined;

/** Loaded when the first post is read: a start does not wait for it. */
export function loadHighlighting(): Promise<HighlightCode> {
  loaded ??= createHighlighting();
  return loaded;
}

async function createHighlighting(): Promise<HighlightCode> {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createJavaScriptRegexEngine }, languages] =
    await Promise.all([import('shiki/core'), import('shiki/engine/javascript'), loadLanguages()]);
  const highlighter = await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'words' })],
    langs: languages,
    engine: createJavaScriptRegexEngine(),
  });
  return (code, language) => highlight(highlighter, code, language);
}

function loadLanguages() {
  return Promise.all([
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/css.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/sql.mjs'),
    import('shiki/langs/bash.mjs'),
  ]).then((modules) => modules.map(({ default: language }) => language));
}

/** The first line of a language takes longer than the half second that is usual, on a machine that is busy. */
const longestForALine = 5_000;
const longestLine = 2_000;

function highlight(highlighter: HighlighterCore, code: string, language: string): string | undefined {
  if (!highlighter.getLoadedLanguages().includes(language)) return undefined;
  const lines = tokensOf(highlighter, code.replace(/\n$/, '').split('\n'), language);
  return lines && `${lines.map((line) => line.map(word).join('')).join('\n')}\n`;
}

const deepestNesting = 100;

/**
 * Line by line, because each costs as much as it is deep: brackets that nobody closes would take minutes. Code that is
 * deeper than anybody writes gives nothing, and stays plain.
 */
function tokensOf(
  highlighter: HighlighterCore,
  lines: readonly string[],
  lang: string,
): ThemedToken[][] | undefined {
  const all: ThemedToken[][] = [];
  let state: GrammarState | undefined;
  for (const line of lines) {
    const tokens = highlighter.codeToTokensBase(line, {
      lang,
      theme: 'words',
      tokenizeTimeLimit: longestForALine,
      tokenizeMaxLineLength: longestLine,
      ...(state ? { grammarState: state } : {}),
    });
    all.push(...tokens);
    state = highlighter.getLastGrammarState(tokens);
    if ((state?.getScopes()?.length ?? 0) > deepestNesting) return undefined;
  }
  return all;
}

/** So many characters of an article are highlighted, and so much does a piece of code count at least. */
const mostHighlighted = 30_000;
const leastOfAPiece = 100;

/** The same for one article: once it has shown enough code in colour, the rest stands there plain. */
export function upToEnough(highlight: HighlightCode): HighlightCode {
  let left = mostHighlighted;
  return (code, language) => {
    left -= Math.max(code.length, leastOfAPiece);
    return left < 0 ? undefined : highlight(code, language);
  };
}

/** Classes instead of the theme's own style attributes: the page's colours follow its theme, light or dark. */
function word({ content, color = '' }: ThemedToken): string {
  const [, kind] = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color) ?? [];
  return kind ? `<span class="code-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
