import { type CalendarDate, shortDate } from '../calendar/calendar-date.ts';
import type { CertificationStatus } from './certification-status.ts';

/** Whether work can be submitted for a certification now. */
export interface CertificationAvailability {
  /** The course is published and all its lessons are completed. */
  readonly isAvailable: boolean;
  readonly isPublished: boolean;
  readonly goesLiveDate: CalendarDate | null;
  readonly courseSlug: string;
}

export type CertificationBadge =
  | { readonly kind: 'under-review'; readonly label: 'Under Review' }
  | { readonly kind: 'changes-requested'; readonly label: 'Changes requested' }
  | { readonly kind: 'available'; readonly label: 'Available' }
  | { readonly kind: 'goes-live'; readonly label: string }
  | { readonly kind: 'course-required'; readonly label: 'Course required' };

/** The badge of an unearned certification, in the order of priority. */
export function certificationBadge(
  status: CertificationStatus,
  availability: CertificationAvailability,
): CertificationBadge {
  if (status === 'under-review') return { kind: 'under-review', label: 'Under Review' };
  if (status === 'changes-requested') return { kind: 'changes-requested', label: 'Changes requested' };
  if (availability.isAvailable) return { kind: 'available', label: 'Available' };
  if (!availability.isPublished && availability.goesLiveDate) {
    return { kind: 'goes-live', label: `Goes live: ${shortDate(availability.goesLiveDate)}` };
  }
  return { kind: 'course-required', label: 'Course required' };
}

export type CertificationButton =
  | { readonly label: string; readonly leadsTo: 'nowhere' }
  | { readonly label: 'Start Assessment' | 'Send again'; readonly leadsTo: 'assessment' }
  | { readonly label: 'Take the course'; readonly leadsTo: 'course' };

/** The button that belongs to the badge. */
export function certificationButton(
  status: CertificationStatus,
  availability: CertificationAvailability,
): CertificationButton {
  switch (certificationBadge(status, availability).kind) {
    case 'under-review':
      return { label: 'Under Review', leadsTo: 'nowhere' };
    case 'changes-requested':
      // A lesson that was added since has to be completed first.
      return availability.isAvailable
        ? { label: 'Send again', leadsTo: 'assessment' }
        : { label: 'Take the course', leadsTo: 'course' };
    case 'available':
      return { label: 'Start Assessment', leadsTo: 'assessment' };
    case 'goes-live':
      return { label: `Course launch: ${shortDate(availability.goesLiveDate ?? '')}`, leadsTo: 'nowhere' };
    case 'course-required':
      return { label: 'Take the course', leadsTo: 'course' };
  }
}
