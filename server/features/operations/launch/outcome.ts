import type { LaunchCheckStatus } from '@chalkline/domain/operations/launch-checks';

/** What a check has found, in a sentence for founders. */
export interface Outcome {
  readonly status: LaunchCheckStatus;
  readonly detail: string;
}

export const passed = (detail: string): Outcome => ({ status: 'passed', detail });
export const warning = (detail: string): Outcome => ({ status: 'warning', detail });
export const failed = (detail: string): Outcome => ({ status: 'failed', detail });
