import { describe, expect, it } from 'vitest';
import type { Email } from '../../db/email-content.ts';
import { renderHtml } from './render-html.ts';
import { quoteOf } from './render-quote.ts';
import { renderText } from './render-text.ts';

const facts = {
  publicUrl: 'https://learn.example.com',
  site: {
    brand: 'Chalkline',
    company: { name: 'Chalkline Learning Ltd', address: 'Unit 4, London', jurisdiction: 'England' },
    contactEmail: 'hello@chalkline.example',
  },
};

const email: Email = {
  preheader: 'A short word before',
  heading: 'Your work is under review',
  paragraphs: ['Hello Ada,', 'It has arrived.'],
  quote: 'First line\nSecond <b>line</b>',
  facts: [{ label: 'Answer by', value: 'November 17, 2026' }],
  action: { label: 'Open my certifications', path: '/dashboard' },
  note: 'Nothing to do.',
};

/** The text without any tags. */
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '');

describe.each([
  ['HTML', (one: Email) => renderHtml(one, facts)],
  ['plain text', (one: Email) => renderText(one, facts)],
])('an email as %s', (_, render) => {
  it('contains everything the email says, and its sender', () => {
    const text = render(email);
    for (const part of [
      email.heading,
      ...email.paragraphs,
      'Answer by',
      'November 17, 2026',
      'Nothing to do.',
    ])
      expect(text).toContain(part);
    for (const part of ['Chalkline Learning Ltd', 'Unit 4, London', 'hello@chalkline.example'])
      expect(text).toContain(part);
  });

  it('links to where its reader can unsubscribe, when there is such a page', () => {
    expect(render({ ...email, unsubscribePath: '/notify-me/unsubscribe/t' })).toContain(
      'https://learn.example.com/notify-me/unsubscribe/t',
    );
    expect(render({ ...email, unsubscribePath: '/u/t' })).toContain('Unsubscribe from these emails');
    expect(render(email)).not.toContain('Unsubscribe');
  });

  it('has one action, on the product’s own host whatever its path', () => {
    expect(render(email)).toContain('https://learn.example.com/dashboard');
    const elsewhere = render({ ...email, action: { label: 'Go', path: '//evil.example' } });
    expect(elsewhere).toContain('https://learn.example.com//evil.example');
  });

  it('leaves out what an email does not have', () => {
    const text = render({ preheader: '', heading: 'Short', paragraphs: ['Only this.'] });
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('blockquote');
  });
});

describe('a fact of several lines', () => {
  const listed = { ...email, facts: [{ label: 'Completed', value: 'First lesson\nSecond lesson' }] };

  it('keeps its lines', () => {
    expect(seen(renderHtml(listed, facts))).toContain('Completed\nFirst lesson\nSecond lesson');
    expect(renderText(listed, facts)).toContain('Completed:\n- First lesson\n- Second lesson\n');
  });
});

describe('an email as HTML', () => {
  it('shows texts as they were written, and treats nothing in them as markup', () => {
    const hostile = `<img src=x onerror="alert('1')">&amp;`;
    const html = renderHtml(
      {
        ...email,
        heading: hostile,
        paragraphs: [hostile],
        quote: hostile,
        facts: [{ label: hostile, value: hostile }],
      },
      facts,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  });

  it('keeps the lines of a quote', () => {
    expect(seen(renderHtml(email, facts))).toContain('First line\nSecond &lt;b&gt;line&lt;/b&gt;');
  });

  it('loads nothing and runs nothing', () => {
    expect(renderHtml(email, facts)).not.toMatch(/<script|<link|<img|url\(|@import| src=/);
  });

  it('begins with the preview text for message lists', () => {
    expect(seen(renderHtml(email, facts)).replace(email.heading, '').trim()).toMatch(/^A short word before/);
  });
});

describe('a quoted message in Markdown', () => {
  const markdown =
    'Try **this** prompt:\n\n1. Open `main.css`\n2. See [the docs](https://docs.example/?a=1&b=2)\n\n<b>raw</b>';
  const message: Email = { ...email, quote: markdown, isQuoteMarkdown: true };

  it('is formatted as HTML, with styles in its elements and without raw HTML', async () => {
    const html = renderHtml(message, facts, await quoteOf(message));
    expect(html).toContain('<strong>this</strong>');
    expect(html).toMatch(/<ol style="[^"]+">\s*<li style="[^"]+">Open <code style="[^"]+">main\.css<\/code>/);
    expect(html).toMatch(
      /<a class="link" style="color:[^>]+ href="https:\/\/docs\.example[^>]+>the docs<\/a>/,
    );
    expect(html).toContain('&lt;b&gt;raw&lt;/b&gt;');
  });

  it('has no marks in plain text, and shows where links lead', async () => {
    const text = renderText(message, facts, await quoteOf(message));
    expect(text).toContain(
      '> Try this prompt:\n> \n> 1. Open main.css\n> 2. See the docs (https://docs.example/?a=1&b=2)\n> \n> <b>raw</b>',
    );
  });

  it('marks what it quotes itself in plain text', async () => {
    const quote = await quoteOf({ ...message, quote: '> She said\n>\n> > He said\n\nI say' });
    expect(quote?.text).toBe('> She said\n> \n> > He said\n\nI say');
  });

  it('keeps its lines, lists, code and the line between two messages in plain text', async () => {
    const texts = 'One\nTwo\n\n- a\n- b\n\n```\n<p>\n  x\n```\n\n* * *\n\nhttps://a.example';
    const quote = await quoteOf({ ...message, quote: texts });
    expect(quote?.text).toBe('One\nTwo\n\n- a\n- b\n\n<p>\n  x\n\n* * *\n\nhttps://a.example');
  });
});

describe('an email as plain text', () => {
  it('marks a quote line by line', () => {
    expect(renderText(email, facts)).toContain('> First line\n> Second <b>line</b>');
  });

  it('marks each line once when a form has sent it with two characters at its end', () => {
    const quote = 'First line\r\n\r\nSecond line';
    expect(renderText({ ...email, quote }, facts)).toContain('\n\n> First line\n> \n> Second line\n\n');
  });

  it('underlines a long heading no wider than a phone', () => {
    const text = renderText({ ...email, heading: 'Long '.repeat(20) }, facts);
    expect(Math.max(...(text.match(/^o-+$/gm) ?? []).map(({ length }) => length))).toBe(36);
  });
});
