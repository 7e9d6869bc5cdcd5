import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateNameOf,
  longestCertificateName,
  mayOpenCertificate,
  nameChangesAfter,
  nameChangesLeft,
  nameChangeText,
  nameIsFinalText,
  namelessLearner,
  refuseCertificateName,
  refuseRevocationReason,
  shownProject,
  tidyCertificateName,
} from './certificate.ts';

const person = { firstName: null, lastName: null, name: null };

describe('the name on a certificate', () => {
  it.each([
    'Ada Lovelace',
    '  Ada  ',
    'Tomás Oliveira',
    'محمد علي',
    '周美玲',
    'Ada 👩‍💻',
    'O’Neill-Śmith, PhD',
    '周'.repeat(80),
    '👩'.repeat(80),
  ])('can be %s', (name) => {
    expect(refuseCertificateName(name)).toBeUndefined();
  });

  it.each([
    '',
    '   ',
    '\u200b',
    'Ada\nLovelace',
    'Ada\u0000',
    'Ada\u202Eecalevol',
    'Ada\u2028Lovelace',
    'a'.repeat(81),
  ])('cannot be %j', (name) => {
    expect(refuseCertificateName(name)?.message).toBeTypeOf('string');
  });
});

describe('the name on a new certificate', () => {
  it('is the display name, else its parts', () => {
    expect(certificateNameOf({ ...person, name: 'Ada Lovelace', firstName: 'A' })).toBe('Ada Lovelace');
    expect(certificateNameOf({ ...person, firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
  });

  it('is a placeholder when no name is known', () => {
    expect(certificateNameOf(person)).toBe(namelessLearner);
    expect(certificateNameOf({ ...person, name: '\u200b \n' })).toBe(namelessLearner);
  });

  it('is always valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const chosen = certificateNameOf({ ...person, name });
        expect(refuseCertificateName(chosen)).toBeUndefined();
        expect([...chosen].length).toBeLessThanOrEqual(longestCertificateName);
      }),
    );
  });
});

describe('a certificate', () => {
  it('is open to everybody who has its URL, and to its owner only once it is switched off', () => {
    expect(mayOpenCertificate({ isPublic: true }, false)).toBe(true);
    expect(mayOpenCertificate({ isPublic: false }, false)).toBe(false);
    expect(mayOpenCertificate({ isPublic: false }, true)).toBe(true);
  });

  it('shows the project only when its owner wants it, and only with https', () => {
    expect(shownProject(true, 'https://shop.example/')).toBe('https://shop.example/');
    expect(shownProject(false, 'https://shop.example/')).toBeNull();
    for (const address of [
      '',
      'javascript:alert(1)',
      'http://shop.example',
      'https://me:secret@shop.example',
    ]) {
      expect(shownProject(true, address)).toBeNull();
    }
  });

  it('is revoked with a readable reason', () => {
    expect(refuseRevocationReason('The project was somebody else’s.')).toBeUndefined();
    for (const reason of ['', '  ', 'a'.repeat(501)])
      expect(refuseRevocationReason(reason)?.message).toBeTypeOf('string');
  });
});

describe('changing the name on a certificate', () => {
  it('is possible twice after the award', () => {
    expect([0, 1, 2, 3].map(nameChangesLeft)).toEqual([2, 1, 0, 0]);
  });

  it('does not count the first name on a certificate without one', () => {
    expect(nameChangesAfter(0, namelessLearner)).toBe(0);
    expect(nameChangesAfter(1, 'Ada Lovelace')).toBe(2);
  });

  it('treats another encoding of the same letters as the same name', () => {
    expect(tidyCertificateName(' Zoe\u0308 ')).toBe('Zo\u00eb');
  });

  it('is explained before it is done', () => {
    expect(nameChangeText(2)).toContain('2 more times');
    expect(nameChangeText(1)).toContain('once more');
    expect(nameChangeText(0)).toBe(nameIsFinalText);
  });
});
