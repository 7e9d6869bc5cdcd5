import { escapeHtml } from '@chalkline/domain/writing/html';
import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';

/** Returns code as HTML with a class for each kind of token, or undefined for an unknown language. */
export type HighlightCode = (code: string, language: string) => string | undefined;

let loaded: Promise<HighlightCode> | undefined;

/**
 * Runs in its own thread: some code makes a pattern run almost forever, and only ending the thread stops
 * it.
 */
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

/**
 * The thread has the time limit: a limit per line would leave ordinary code half highlighted on a busy
 * machine.
 */
const noTimeLimit = 0;
const longestLine = 2_000;

function highlight(highlighter: HighlighterCore, code: string, language: string): string | undefined {
  if (!highlighter.getLoadedLanguages().includes(language)) return undefined;
  const lines = tokensOf(highlighter, code.replace(/\n$/, '').split('\n'), language);
  return lines && `${lines.map((line) => line.map(word).join('')).join('\n')}\n`;
}

const deepestNesting = 100;

/**
 * Tokenises line by line, because each line costs as much as its nesting: unclosed brackets would take
 * minutes. Code that is nested too deeply returns undefined and stays plain.
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
      tokenizeTimeLimit: noTimeLimit,
      tokenizeMaxLineLength: longestLine,
      ...(state ? { grammarState: state } : {}),
    });
    all.push(...tokens);
    state = highlighter.getLastGrammarState(tokens);
    if ((state?.getScopes()?.length ?? 0) > deepestNesting) return undefined;
  }
  return all;
}

/** Classes instead of the theme's inline styles, so that the colours follow the page's theme. */
function word({ content, color = '' }: ThemedToken): string {
  const [, kind] = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color) ?? [];
  return kind ? `<span class="code-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}
