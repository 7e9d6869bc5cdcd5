import { describe, expect, it } from 'vitest';
import { queryWords } from '../search/search-query.ts';
import { Synonyms } from '../search/synonyms.ts';
import { isSimilarAnswer } from './similar-answer.ts';

const synonyms = new Synonyms([
  ['publish', 'deploy', 'go live', 'put online'],
  ['error', 'bug', 'broken', 'not working', 'fails'],
  ['login', 'log in', 'sign in'],
  ['photo', 'picture', 'image'],
  ['phone', 'mobile', 'small screen'],
  ['edit', 'change', 'update'],
  ['payment', 'pay', 'charge'],
  ['checkout', 'purchase'],
  ['colour', 'color', 'style'],
]);

const answers = {
  blank: {
    title: 'The preview stays blank',
    text: `I pressed Run and the preview is still white. What now?
Wait until the agent says that it has finished, then press Run again. If the page is still blank, open the console below the preview. It shows an error in red. Copy that error into the chat and ask the agent to fix it.`,
  },
  domain: {
    title: 'Use your own domain',
    text: `Can I use the domain I bought last year?
Yes. Publish the site first. Then open the settings, choose Domains and enter yours. Your registrar asks for two records; copy both. It can take an hour until the change works everywhere, and people may see an error page until then.`,
  },
  photos: {
    title: 'Pictures look blurry on a phone',
    text: `My photos are sharp on the laptop, but blurry on my phone.
Phones have more pixels in the same space. Ask the agent to offer each picture in twice the size, and to keep the file small.`,
  },
  cards: {
    title: 'Which test cards can I use?',
    text: `Is there a card number for testing payments?
Use 4242 4242 4242 4242 with any date in the future. A payment with it never costs money. To see what a customer sees when the payment fails, use 4000 0000 0000 0002.`,
  },
  google: {
    title: 'Sign in with Google shows an error',
    text: `After I choose my account it says "redirect_uri_mismatch".
The address in the Google console must be the same as that of your published site. Add it under Authorised redirect URIs, and save.`,
  },
} as const;

type Name = keyof typeof answers;

const suggested = (question: string) => {
  const terms = synonyms.termsOf(queryWords(question));
  return (Object.keys(answers) as Name[]).filter((name) => isSimilarAnswer(terms, answers[name]));
};

describe('an answer', () => {
  it.each<[string, Name]>([
    ['Why is my preview blank?', 'blank'],
    ['The preview is blank after I press Run, and I have waited for ten minutes now.', 'blank'],
    ['Can I connect my own domain?', 'domain'],
    ['How do I use a domain that I already own', 'domain'],
    ['My images are blurry on mobile', 'photos'],
    ['photos blurry', 'photos'],
    ['What is a card number I can test payments with?', 'cards'],
    ['Signing in with Google fails with redirect_uri_mismatch', 'google'],
    ['redirect_uri_mismatch', 'google'],
    ['I log in with Google and get an error', 'google'],
  ])('is suggested for %j', (question, name) => {
    expect(suggested(question)).toEqual([name]);
  });

  it.each([
    'How do I change the color of a button?',
    'My contact form sends an error, what should I do?',
    'Where do I see how many people visit my site?',
    'The agent removed my menu when I asked for a new page',
    'Can I get a refund for my plan?',
    'My customer says that the page is slow on a small screen',
    'How do I keep the date of an appointment in the database?',
    'Is the video also available in Spanish?',
    'There are two signs in my photo, and I want to remove one',
    'Thanks for the great lesson',
    'Can the agent copy the settings of my files to a new app?',
    'How do I build an app with many pages?',
  ])('is not suggested for %j', (question) => {
    expect(suggested(question)).toEqual([]);
  });

  it('is not suggested for a question without a subject', () => {
    expect(suggested('How do I do it, and why?')).toEqual([]);
  });
});
