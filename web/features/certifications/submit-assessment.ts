import { accountNamePath, addressOf, submitCertificationPath } from '@chalkline/contract/addresses';
import type { Submission } from '@chalkline/domain/certifications/submission';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import {
  certificationAvailabilityResource,
  userCertificationsResource,
} from '../../api/certification-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { currentUserResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

interface NewSubmission {
  readonly submission: Submission;
  /** Of somebody who has not told it before: the certificate shows it. */
  readonly name: string | undefined;
}

/** Submits work, shows the result, and reloads the data that changed. */
export function useSubmitAssessment(certificationId: number) {
  const client = useQueryClient();
  return useMutation<void, ApiError, NewSubmission>({
    mutationFn: async ({ submission, name }) => {
      if (name !== undefined) await saveName(name);
      await write('POST', addressOf(submitCertificationPath, { certificationId }), submission);
    },
    onSuccess: (_, { name }) => {
      if (name !== undefined) void client.invalidateQueries({ queryKey: currentUserResource.key });
      toast({ title: 'Success', description: 'Your assessment has been submitted for review' });
      for (const { key } of [userCertificationsResource, certificationAvailabilityResource]) {
        void client.invalidateQueries({ queryKey: key });
      }
    },
    onError: () => {
      toast({
        title: 'Error',
        description: 'Failed to submit assessment. Please try again.',
        variant: 'destructive',
      });
    },
  });
}

/** A name from Google can't be changed here, which must not keep anybody from submitting. */
async function saveName(name: string): Promise<void> {
  try {
    await write('PUT', accountNamePath, { name });
  } catch (error) {
    if (!(error instanceof ApiError && error.refusal?.code === 'name_from_google')) throw error;
  }
}
