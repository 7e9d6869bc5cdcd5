import { afterEach, describe, expect, it, vi } from 'vitest';
import { taskThreads } from '../../platform/workers/task-threads.ts';
import { CodeHighlighter } from './code-highlighter.ts';
import { type HighlightThread, HighlightWorker } from './highlight-thread.ts';
import { articleCode, codeInArticle, renderArticle, writeArticle } from './render-article.ts';

const patience = { worked: 30_000, passed: 60_000 };
const patient = { start: patience, article: patience, turn: 60_000 };
const limits = { ...patient, article: { ...patience, passed: 20 } };

const threads: HighlightThread[] = [];
afterEach(() => {
  for (const thread of threads.splice(0)) thread.end();
});

/** Records the threads that were started, and ends them after the test. */
function highlighterOf(start: () => HighlightThread, withLimits = limits): CodeHighlighter {
  return new CodeHighlighter(() => {
    const thread = start();
    threads.push(thread);
    return thread;
  }, withLimits);
}

/** A thread that never replies, or replies to each code block with its language. */
function standIn(doesAnswer: boolean): HighlightThread {
  let hasEnded = false;
  return {
    get hasEnded() {
      return hasEnded;
    },
    ready: () => Promise.resolve(),
    highlight: (pieces) =>
      doesAnswer
        ? Promise.resolve(pieces.map(({ language }) => `<b>${language}</b>`))
        : new Promise(() => undefined),
    end: () => {
      hasEnded = true;
    },
  };
}

const article = '# One\n\n```js title\nconst a = 1 < 2;\n```\n\nText behind it.';
const plain = '<pre><code class="language-js">const a = 1 &lt; 2;\n</code></pre>';

describe('an article', () => {
  it('shows its code plain when highlighting takes too long, and everything else', async () => {
    const { html } = await renderArticle(
      article,
      highlighterOf(() => standIn(false)),
    );
    expect(html).toContain('<h1 id="one">One</h1>');
    expect(html).toContain(plain);
    expect(html).toContain('<p>Text behind it.</p>');
  });

  it('stays plain after highlighting took too long once, without another wait or report', async () => {
    const highlighter = highlighterOf(() => standIn(threads.length > 0));
    const reasons: string[] = [];
    highlighter.events.on('plain', ({ message }) => reasons.push(message));
    await renderArticle(article, highlighter);
    expect((await renderArticle(article, highlighter)).html).toContain(plain);
    expect(reasons).toEqual(['It took too long.']);
    expect(threads).toHaveLength(1);
    expect((await renderArticle('```css\na {}\n```', highlighter)).html).toContain('<b>css</b>');
    expect(threads).toHaveLength(2);
  });

  it('shows its code plain after waiting too long for others, and highlighted the next time', async () => {
    const start = () => standIn(true);
    const hurried = highlighterOf(start, { ...limits, turn: -1 });
    expect((await renderArticle(article, hurried)).html).toContain(plain);
    expect((await renderArticle(article, highlighterOf(start))).html).toContain('<b>js</b>');
  });

  it('starts no thread without code in a language', async () => {
    const highlighter = highlighterOf(() => standIn(true));
    const { html } = await renderArticle('Text.\n\n```\nplain\n```\n\n    indented', highlighter);
    expect(html).toContain('<pre><code>plain\n</code></pre>');
    expect(threads).toEqual([]);
  });

  it('gets its own code while others are read at the same time', async () => {
    const highlighter = highlighterOf(() => new HighlightWorker(), patient);
    const articles = Array.from({ length: 20 }, (_, n) => `\`\`\`js\nconst a${n} = ${n};\n\`\`\``);
    const all = await Promise.all(articles.map((each) => renderArticle(each, highlighter)));
    all.forEach(({ html }, n) => {
      expect(html).toContain(`<span class="code-constant">a${n}</span>`);
    });
    expect(threads).toHaveLength(1);
  });

  it('is highlighted although the thread has died meanwhile', async () => {
    const highlighter = highlighterOf(() => standIn(true));
    await renderArticle(article, highlighter);
    threads[0]?.end();
    expect((await renderArticle(article, highlighter)).html).toContain('<b>js</b>');
    expect(threads).toHaveLength(2);
  });

  it('is returned plain when it would keep the thread busy forever', async () => {
    const code = `let ${'_\\a'.repeat(60)}`;
    const highlighter = highlighterOf(() => new HighlightWorker(), {
      ...patient,
      article: { ...patience, worked: 500 },
    });
    const { html } = await renderArticle(`\`\`\`css\n${code}\n\`\`\`\n\nText behind it.`, highlighter);
    expect(html).toContain(`<pre><code class="language-css">${code}\n</code></pre>`);
    expect(html).toContain('<p>Text behind it.</p>');
    expect(threads.map(({ hasEnded }) => hasEnded)).toEqual([true]);
  });
});

it('is parsed in a thread when it is long, with the same result', async () => {
  const source = `## Part\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n${'A sentence. '.repeat(1_000)}`;
  const run = vi.spyOn(taskThreads, 'run');
  const article = await renderArticle(source);
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['article-code', 'article']);
  run.mockRestore();
  const pieces = codeInArticle(source);
  const highlighted = await articleCode.highlight(pieces);
  expect(article).toEqual(writeArticle({ source, pieces, highlighted }));
  expect(article.html).toContain('code-keyword');
});
