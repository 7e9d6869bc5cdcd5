import { expect, it } from 'vitest';
import { headingsOf, plainText } from './plain-text.ts';

const markdown = `## Check that it *worked*

1. Open **Secrets** and add \`STRIPE_SECRET_KEY\`.
- See [the guide](https://example.com/guide) ![a shop](shop.webp)

> Quoted

| Name | Price |
| --- | ---: |
| Vase | 20 |

\`\`\`ts
const a_b = 1 * 2;
\`\`\`
`;

it('is the text without the marks of Markdown', () => {
  expect(plainText(markdown)).toBe(
    [
      'Check that it worked',
      'Open Secrets and add STRIPE_SECRET_KEY.',
      'See the guide a shop',
      'Quoted',
      'Name Price',
      'Vase 20',
      'const a_b = 1 2;',
    ].join('\n'),
  );
});

it('names the headings', () => {
  expect(headingsOf(markdown)).toEqual(['Check that it worked']);
});
