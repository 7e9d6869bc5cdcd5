import { describe, expect, it } from 'vitest';
import { longestCaptions, parseCaptions } from './parse-captions.ts';
import { captionsFile } from './write-captions.ts';

const vtt = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');
const first = '00:00:01.000 --> 00:00:03.500\nHello';
const second = '00:00:04.000 --> 00:00:06.000\nagain';
const problemsIn = (file: string) =>
  parseCaptions(file).problems.map(({ line, message }) => `${line}: ${message}`);

describe('a WebVTT file', () => {
  it('is read with its times, texts and settings', () => {
    const file = vtt(
      'NOTE made by hand',
      'STYLE\n::cue { color: red }',
      'intro\n00:01.000 --> 00:03.500 align:start line:0\n<v Robin>Hello\nyou &amp; me',
      second,
    );
    expect(parseCaptions(file)).toEqual({
      cues: [
        { start: 1, end: 3.5, text: '<v Robin>Hello\nyou & me', settings: 'align:start line:0' },
        { start: 4, end: 6, text: 'again' },
      ],
      problems: [],
    });
  });

  it('may begin with a mark, a title and header lines, and end its lines like Windows', () => {
    const file = `\ufeffWEBVTT - My lesson\nKind: captions\n\n${first}\n`.replaceAll('\n', '\r\n');
    expect(parseCaptions(file)).toMatchObject({ cues: [{ start: 1, text: 'Hello' }], problems: [] });
  });
});

describe('a SubRip file', () => {
  it('becomes WebVTT, without marks that WebVTT does not know', () => {
    const file =
      '1\n00:00:01,000 --> 00:00:03,500\n<font color="red">Hello</font>\n\n2\n00:00:04,000 --> 00:00:06,000\n{\\an8}<i>Q&A</i>\n';
    expect(captionsFile(parseCaptions(file).cues)).toBe(
      vtt(first, '00:00:04.000 --> 00:00:06.000\n<i>Q&amp;A</i>\n'),
    );
  });
});

describe('a broken captions file', () => {
  it.each([
    ['', '1: The file is empty.'],
    ['Dear reader,\nhello', "1: This isn't a captions file"],
    ['WEBVTT\n', '1: There are no captions in this file.'],
    [vtt('00:01 -> 00:02\nHello'), "3: This isn't a captions file"],
    [vtt(first, 'A forgotten line'), '6: There are no times above this text.'],
    [vtt('00:00:01.000 --> 00:99:00.000\nHello'), "3: “00:99:00.000” isn't a time."],
    [vtt('soon --> 00:00:02.000\nHello'), "3: “soon” isn't a time."],
    [vtt('00:00:03.000 --> 00:00:02.000\nHello'), '3: This caption ends before it starts'],
    [vtt(second, first), '6: This caption starts before the one above it.'],
    [vtt('00:00:01.000 --> 00:00:02.000'), '3: This caption has no text.'],
    [`WEBVTT\n\n${first}\n${second}`, '5: An empty line is missing before this caption.'],
    [vtt(`${first}\nCaf\ufffd`), '5: A character can’t be read. Save the file as UTF-8'],
    [vtt('x'.repeat(longestCaptions)), '1: The file is longer than 200,000 characters.'],
  ])('is refused with the line and what is wrong: %j', (file, problem) => {
    expect(problemsIn(file)[0]?.slice(0, problem.length)).toBe(problem);
  });

  it('names every problem, and keeps the captions that can be read', () => {
    const file = vtt(first, 'never --> 00:00:02.000\nHi', '00:00:04.000 --> 00:00:04.000\nagain');
    expect(problemsIn(file).map((problem) => problem.split(':')[0])).toEqual(['6', '9']);
    expect(parseCaptions(file).cues.map(({ text }) => text)).toEqual(['Hello', 'again']);
  });
});

it.each([
  'Type <h1> & press Enter',
  '<i>Now</i> 3 < 4 > 2',
  'A &lt;b&gt; is bold',
  '5 &amp;co',
  '<v Robin>Hi',
])('keeps a text through a file: %s', (text) => {
  const file = captionsFile([{ start: 0, end: 2, text }]);
  expect(captionsFile(parseCaptions(file).cues)).toBe(file);
});
