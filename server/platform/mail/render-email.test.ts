import { describe, expect, it } from 'vitest';
import type { Email } from '../../db/email-content.ts';
import { renderHtml } from './render-html.ts';
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

it('marks a quote line by line in plain text', () => {
  expect(renderText(email, facts)).toContain('> First line\n> Second <b>line</b>');
});
