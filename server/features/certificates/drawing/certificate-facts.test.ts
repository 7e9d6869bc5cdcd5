import { expect, it } from 'vitest';
import { type DrawnCertificate, factsOf } from './certificate-facts.ts';
import { loadFaces } from './fonts.ts';

const certificate: DrawnCertificate = {
  brand: 'Chalkline',
  name: 'Ada Lovelace',
  certification: 'Website Builder',
  course: { slug: 'build-your-first-website', title: 'Build Your First Website' },
  awardedAt: '2026-11-13T09:00:00.000Z',
  reissuedAt: null,
  reviewerName: 'Robin Ashdown',
  address: 'https://chalkline.example/certificates/x',
  checks: [],
};

it('dates a certificate by its award, and one with a changed name also by its reissue', async () => {
  const faces = await loadFaces();
  const dateOf = (drawn: DrawnCertificate) => factsOf(drawn, faces).date;
  expect(dateOf(certificate)).toBe('November 13, 2026');
  expect(dateOf({ ...certificate, reissuedAt: '2026-11-16T09:00:00.000Z' })).toBe(
    'November 13, 2026 (reissued November 16, 2026)',
  );
});
