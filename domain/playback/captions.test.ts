import { describe, expect, it } from 'vitest';
import { captionsIn } from './captions.ts';

const english = { language: 'en' };
const brazilian = { language: 'pt-BR' };
const german = { language: 'de' };

describe('the captions of a video', () => {
  it('are shown in the chosen language', () => {
    expect(captionsIn([english, german], 'de')).toBe(german);
    expect(captionsIn([english, brazilian], 'pt-br')).toBe(brazilian);
  });

  it('are shown in the same language of another region, if there is no better one', () => {
    expect(captionsIn([english, brazilian], 'pt-PT')).toBe(brazilian);
  });

  it.each([null, 'fr'])('are the first ones if nothing fits: %s', (language) => {
    expect(captionsIn([english, german], language)).toBe(english);
  });

  it('are missing where a video has none', () => {
    expect(captionsIn([], 'en')).toBeUndefined();
  });
});
