import type {
  Certification,
  CertificationAvailability,
  UserCertification,
} from '@chalkline/contract/certifications';
import {
  type CertificationStatus,
  certificationStatus,
} from '@chalkline/domain/certifications/certification-status';
import { useQueryClient } from '@tanstack/react-query';
import {
  certificationAvailabilityResource,
  certificationsResource,
  userCertificationsResource,
} from '../../api/certification-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useNotified } from '../../api/use-notified.ts';

/** A certification with everything known about it for the learner. */
export interface LearnerCertification {
  readonly certification: Certification;
  readonly status: CertificationStatus;
  readonly own: UserCertification | undefined;
  readonly availability: CertificationAvailability;
}

export interface LearnerCertifications {
  /** Undefined until all the data has loaded. */
  readonly list: readonly LearnerCertification[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  retry(): void;
}

export function useLearnerCertifications(): LearnerCertifications {
  const all = useResource(certificationsResource);
  const own = useResource(userCertificationsResource);
  const availability = useResource(certificationAvailabilityResource);
  const queries = [all, own, availability];
  return {
    list:
      all.data && own.data && availability.data ? together(all.data, own.data, availability.data) : undefined,
    hasFailed: queries.some(({ isError }) => isError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** Shows what a reviewer decides as soon as it is decided: every decision comes with a notification. */
export function useDecidedReviews(): void {
  const client = useQueryClient();
  const { list = [] } = useLearnerCertifications();
  const isWaiting = list.some(({ status }) => status === 'under-review');
  useNotified(() => {
    if (isWaiting) void client.invalidateQueries({ queryKey: userCertificationsResource.key });
  });
}

/** The certification that a course leads to; undefined if it has none. */
export function useCourseCertification(courseSlug: string): LearnerCertification | undefined {
  const { list = [] } = useLearnerCertifications();
  return list.find(({ availability }) => availability.courseSlug === courseSlug);
}

/** Whether the certification is what the learner should do next. */
export function isNextAction({ status, availability }: LearnerCertification): boolean {
  return availability.isAvailable && (status === 'not-earned' || status === 'changes-requested');
}

/** Whether any certification is what the learner should do next. */
export function useHasCertificationAction(): boolean {
  const { list = [] } = useLearnerCertifications();
  return list.some(isNextAction);
}

/** The server orders them by the day on which the course goes live. */
function together(
  all: readonly Certification[],
  own: readonly UserCertification[],
  availabilities: readonly CertificationAvailability[],
): LearnerCertification[] {
  return all.flatMap((certification) => {
    const availability = availabilities.find((one) => one.certificationId === certification.id);
    if (!availability) return [];
    const mine = own.find((one) => one.certificationId === certification.id);
    return [{ certification, availability, own: mine, status: certificationStatus(mine) }];
  });
}
