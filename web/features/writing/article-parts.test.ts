import { describe, expect, it } from 'vitest';
import { articleParts } from './article-parts.ts';

const prompt = (text: string) => `<pre><code class="language-prompt">${text}</code></pre>\n`;

describe('the parts of an article', () => {
  it('are its texts and its prompts in order', () => {
    expect(articleParts(`<p>One</p>\n${prompt('Build &lt;it&gt;\n')}<p>Two</p>\n`)).toEqual([
      { id: 'text-part-0', kind: 'text', html: '<p>One</p>\n' },
      { id: 'prompt-part-1', kind: 'prompt', html: 'Build &lt;it&gt;\n' },
      { id: 'text-part-2', kind: 'text', html: '<p>Two</p>\n' },
    ]);
  });

  it('have no empty text between or around prompts', () => {
    expect(articleParts(prompt('One') + prompt('Two')).map(({ kind }) => kind)).toEqual(['prompt', 'prompt']);
  });

  it('leave other code in the text', () => {
    const html = '<pre><code class="language-js">let a</code></pre>\n';
    expect(articleParts(html)).toEqual([{ id: 'text-part-0', kind: 'text', html }]);
  });
});
