import { expect, it } from 'vitest';
import { editedTime, secondsIn, vttTime } from './caption-time.ts';
import { captionSources, captionsProblem, repeatedLanguages, spokenWords } from './caption-track.ts';
import { isLanguageCode, languageNamedBy, languageOfFile } from './languages.ts';

const german = { language: 'de', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n' };

it('lists the file and the captions of the console, which replace a file of the same language', () => {
  const sources = (file: string | null) =>
    captionSources(file, [german], ({ language }) => `/captions/${language}.vtt`);
  const own = { language: 'de', label: 'Deutsch', url: '/captions/de.vtt' };
  expect(sources(null)).toEqual([own]);
  expect(sources('/media/video.vtt')).toEqual([
    { language: 'en', label: 'English', url: '/media/video.vtt' },
    own,
  ]);
  expect(sources('/media/video.de.vtt')).toEqual([own]);
});

it('accepts WebVTT only, and says what is wrong on which line', () => {
  expect(captionsProblem(german.text)).toBeUndefined();
  expect(captionsProblem('1\n00:00:01,000 --> 00:00:02,000\nHallo')).toBe('must be a WebVTT file');
  expect(captionsProblem('WEBVTT\n\n00:02.000 --> 00:01.000\nHallo')).toMatch(/^line 3: /);
  expect(captionsProblem('WEBVTT\n')).toMatch(/^no caption is written yet/);
});

it('finds languages that are given twice', () => {
  expect(repeatedLanguages([german, { language: 'en' }, german])).toEqual([2]);
});

it('reads the spoken words, one line for each caption', () => {
  const captions =
    'WEBVTT\n\nNOTE made by hand\n\n1\n00:00.000 --> 00:02.000\n<v Robin>Hello\nagain\n\n00:02.000 --> 00:04.000\nType &lt;h1&gt;\n';
  expect(spokenWords(captions)).toBe('Hello again\nType <h1>');
});

it.each([
  ['00:01:02.500', 62.5],
  ['1:02,5', 62.5],
  ['1:00:00', 3600],
  ['62', undefined],
  ['1:75', undefined],
])('reads the time %s', (time, seconds) => expect(secondsIn(time)).toBe(seconds));

it.each([
  [0, '00:00:00.000', '0:00'],
  [62.5, '00:01:02.500', '1:02.5'],
  [3600, '01:00:00.000', '1:00:00'],
  [1200, '00:20:00.000', '20:00'],
])('writes %d seconds for files and for people', (seconds, inFile, edited) => {
  expect([vttTime(seconds), editedTime(seconds)]).toEqual([inFile, edited]);
});

it('knows languages by their codes, and finds them in the names of files', () => {
  expect(['en', 'pt-BR', 'zh-Hans'].every(isLanguageCode)).toBe(true);
  expect(['English', '', 'en_US', '../x'].some(isLanguageCode)).toBe(false);
  expect(['a.de.vtt', 'talk.pt-BR.srt', 'a.vtt'].map(languageOfFile)).toEqual(['de', 'pt-BR', 'en']);
  expect(['a.de.vtt', 'a.vtt'].map(languageNamedBy)).toEqual(['de', undefined]);
});

it('has a name for captions whose file name ends like a language, but is none', () => {
  expect(['en-v2', 'en-ab-cd'].some(isLanguageCode)).toBe(false);
  expect(captionSources('/media/lesson.en-v2.vtt', [], () => '')).toEqual([
    { language: 'en', label: 'English', url: '/media/lesson.en-v2.vtt' },
  ]);
});
