import { addressOf, ownCertificatePath } from '@chalkline/contract/addresses';
import type { Certificate, CertificateChange } from '@chalkline/contract/certificates';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { certificateResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Changes the owner's settings of a certificate and reloads it. */
export function useChangeCertificate({ id, token }: Certificate) {
  const client = useQueryClient();
  return useMutation<void, ApiError, CertificateChange & { readonly message: string }>({
    mutationFn: ({ message: _, ...change }) =>
      write('PATCH', addressOf(ownCertificatePath, { certificateId: id }), change),
    onSuccess: async (_, { message }) => {
      await client.invalidateQueries({ queryKey: certificateResource(token).key });
      toast({ variant: 'success', title: 'Saved', description: message });
    },
    onError: (error) => {
      const isSaid = [409, 410, 422].includes(error.status);
      const reason = (isSaid && error.refusal?.message) || "Your change wasn't saved. Please try again.";
      toast({ variant: 'destructive', title: 'Error', description: reason });
    },
  });
}
