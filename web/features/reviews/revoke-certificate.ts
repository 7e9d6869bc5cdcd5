import { addressOf } from '@chalkline/contract/addresses';
import { revokeCertificatePath } from '@chalkline/contract/console-addresses';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { reviewResource } from '../../api/console-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

export interface RevocationOf {
  readonly submissionId: string;
  readonly certificateId: string;
  readonly onRevoked: () => void;
}

/** Revokes a certificate and shows the new state. */
export function useRevokeCertificate({ submissionId, certificateId, onRevoked }: RevocationOf) {
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: reviewResource(submissionId).key });
  return useMutation<void, ApiError, string>({
    mutationFn: (reason) => write('POST', addressOf(revokeCertificatePath, { certificateId }), { reason }),
    onSuccess: async () => {
      await showAnew();
      onRevoked();
      toast({
        title: 'Revoked.',
        description: "The page and badge now say so, and we'll email the learner.",
        variant: 'success',
      });
    },
    onError: (error) => {
      const isSaid = error.status === 409 || error.status === 422;
      const said = isSaid ? error.refusal?.message : undefined;
      toast({
        title: 'Error',
        description: said ?? "We couldn't revoke the certificate. Please try again.",
        variant: 'destructive',
      });
      // Someone else was faster, so their reason is shown.
      if (error.status === 409) void showAnew();
    },
  });
}
