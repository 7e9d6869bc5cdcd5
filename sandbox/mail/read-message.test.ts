import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const lines = (...all: string[]) => Buffer.from(all.join('\r\n'));

describe('reading a message', () => {
  it('finds both alternatives, decoded', () => {
    const message = readMessage(
      lines(
        'Delivered-To: ada@works.example',
        'From: Chalkline <hello@chalkline.example>',
        'Subject: =?UTF-8?Q?To_review=3A_Tom=C3=A1s?=',
        ' =?UTF-8?B?IE9saXZlaXJh?=',
        'Content-Type: multipart/alternative;',
        ' boundary="--a_b"',
        '',
        '----a_b',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Tom=C3=A1s has=',
        ' handed in work',
        '----a_b',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<p>Tomás</p>').toString('base64'),
        '----a_b--',
        '',
      ),
    );
    expect(message).toMatchObject({
      subject: 'To review: Tomás Oliveira',
      from: 'Chalkline <hello@chalkline.example>',
      text: 'Tomás has handed in work',
      html: '<p>Tomás</p>',
    });
  });

  it('reads a message without parts as text', () => {
    const message = readMessage(lines('Subject: Plain', '', 'Just words.'));
    expect(message).toMatchObject({ subject: 'Plain', text: 'Just words.', html: undefined });
  });
});
