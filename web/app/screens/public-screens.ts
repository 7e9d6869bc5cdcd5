import { addressOf, certificateImagePath, certificatePagePath } from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import { certificateResource } from '../../api/resources.ts';
import { defineScreen, type Screen } from '../screen.ts';

function certificateHead(certificate: Certificate | undefined, brand: string) {
  if (!certificate) return { title: '404 Page Not Found', description: '' };
  const { name, certification, awardedAt, reviewerName, revocation, token } = certificate;
  const title = `${name}: ${certification.name}`;
  if (revocation) return { title, description: `This certificate was revoked by ${brand}.` };
  return {
    title,
    description: `${name} earned ${certification.name} at ${brand} on ${longDate(dayOf(awardedAt))}. Reviewed by hand by ${reviewerName}.`,
    image: { path: addressOf(certificateImagePath, { token }), alt: `Certificate: ${title}` },
  };
}

/** The screens for visitors, except those that need no script. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    shell: 'public',
    requires: 'public',
    head: ({ site }) => ({ title: site.tagline, description: site.description }),
    load: () => import('../../pages/landing.tsx'),
  },
  {
    name: 'public-courses',
    path: '/replit-courses',
    shell: 'public',
    requires: 'public',
    head: () => ({
      title: 'Replit Courses',
      description: 'Video courses for people who build apps and websites with an AI coding agent.',
    }),
    load: () => import('../../pages/public-courses.tsx'),
  },
  {
    name: 'public-prompts',
    path: '/replit-prompts',
    shell: 'public',
    requires: 'public',
    head: () => ({
      title: 'Replit Prompts',
      description: 'Prompts that work, ready to copy into your AI coding agent.',
    }),
    load: () => import('../../pages/public-prompts.tsx'),
  },
  {
    name: 'public-consulting',
    path: '/replit-consulting',
    shell: 'public',
    requires: 'public',
    head: () => ({
      title: 'Replit Consulting',
      description: "Code review, feature builds and help when you're stuck, with a promised response time.",
    }),
    load: () => import('../../pages/public-consulting.tsx'),
  },
  {
    name: 'pricing',
    path: '/pricing',
    shell: 'public',
    requires: 'public',
    head: () => ({
      title: 'Pricing',
      description: 'What a membership costs, what it includes, and how to cancel or get your money back.',
    }),
    load: () => import('../../pages/pricing.tsx'),
  },
  defineScreen({
    name: 'certificate',
    path: certificatePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    subject: { resource: ({ token }) => certificateResource(token), missing: 'page' },
    head: ({ parameters, known, site }) =>
      certificateHead(known(certificateResource(parameters.token)), site.brand),
    load: () => import('../../pages/certificate.tsx'),
  }),
];
