import type { IsoTime } from '../calendar/moment.ts';
/** A person's progress in a certification. */
export interface CertificationProgress {
  readonly isEarned: boolean;
  readonly submittedAt: IsoTime | null;
  /** What has to change before it is submitted again; null if nothing was requested. */
  readonly changesRequested: object | null;
}

/** An award counts until it is revoked. */
export function isAwardHeld(award: {
  readonly decision: string | null;
  readonly revokedAt: Date | null;
}): boolean {
  return award.decision === 'awarded' && award.revokedAt === null;
}

export type CertificationStatus = 'earned' | 'under-review' | 'changes-requested' | 'not-earned';

/** A submission is under review until it is decided. One that was sent back no longer counts as submitted. */
export function certificationStatus(progress: CertificationProgress | undefined): CertificationStatus {
  if (progress?.isEarned) return 'earned';
  if (progress?.submittedAt) return 'under-review';
  return progress?.changesRequested ? 'changes-requested' : 'not-earned';
}

/** "2/7": how many skills are stacked. */
export function skillsStacked(progress: readonly CertificationProgress[], total: number): string {
  return `${progress.filter(({ isEarned }) => isEarned).length}/${total}`;
}
