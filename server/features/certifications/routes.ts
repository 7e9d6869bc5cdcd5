import {
  certificationAvailabilityPath,
  certificationBriefPath,
  certificationsPath,
  skillsPath,
  submitCertificationPath,
  userCertificationsPath,
} from '@chalkline/contract/addresses';
import {
  certificationAvailabilitySchema,
  certificationBriefSchema,
  certificationSchema,
  skillSchema,
  submissionSchema,
  userCertificationSchema,
} from '@chalkline/contract/certifications';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { progressOfViewer } from '../progress/index.ts';
import { reviewMetrics } from './metrics.ts';
import { certificationData } from './personal-data.ts';
import {
  availabilityOf,
  certificationCourses,
  findBrief,
  listCertifications,
  userCertifications,
} from './queries.ts';
import { reviewRoutes } from './review-routes.ts';
import { submitAssessment } from './submit.ts';

const tag = 'Certifications';

/** Certifications, a person's progress in them, and submitting work. */
export function certifications(context: AppContext): void {
  lists(context);
  reviewRoutes(context);
  const { routes, db, now, personalData } = context;
  personalData.add(certificationData(db));
  context.metrics.addSource(reviewMetrics(db));
  routes.add({
    method: 'POST',
    path: submitCertificationPath,
    summary: 'Hand in work for review',
    tag,
    requires: 'paid',
    parameters: z.object({ certificationId: z.string() }),
    body: submissionSchema,
    handle: ({ person, parameters, body }) =>
      submitAssessment(context, {
        ...body,
        userId: person.id,
        certificationId: orNotFound(parseRowId(parameters.certificationId), 'This certification'),
        submittedAt: now(),
      }),
  });
}

function lists({ reads, db, contentWatch }: AppContext): void {
  const all = cacheUntilContentChanges(contentWatch, () => listCertifications(db));
  const certified = cacheUntilContentChanges(contentWatch, () => certificationCourses(db));

  reads.add({
    path: certificationsPath,
    summary: 'All certifications, in the order in which their courses go live',
    tag,
    requires: 'public',
    reply: z.array(certificationSchema),
    read: all,
  });

  reads.add({
    path: certificationBriefPath,
    summary: 'What a certification asks for',
    tag,
    requires: 'public',
    parameters: z.object({ certificationId: z.string() }),
    reply: certificationBriefSchema,
    read: async ({ parameters }) => {
      const id = orNotFound(parseRowId(parameters.certificationId), 'This certification');
      return orNotFound(await findBrief(db, id), 'This certification');
    },
  });

  reads.add({
    path: skillsPath,
    summary: 'The skills that can be stacked, one a certification',
    tag,
    requires: 'public',
    reply: z.array(skillSchema),
    read: async () => (await all()).map(({ id, name, icon }) => ({ id, name, icon })),
  });

  reads.add({
    path: userCertificationsPath,
    summary: 'What the caller has done about certifications',
    tag,
    requires: 'session',
    reply: z.array(userCertificationSchema),
    read: ({ person }) => userCertifications(db, person.id),
  });

  reads.add({
    path: certificationAvailabilityPath,
    summary: 'Which certifications the caller can submit work for',
    tag,
    requires: 'session',
    reply: z.array(certificationAvailabilitySchema),
    read: async ({ person }) => availabilityOf(await certified(), await progressOfViewer(db, person)),
  });
}
