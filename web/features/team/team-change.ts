import { addressOf } from '@chalkline/contract/addresses';
import { membersPath, teamMemberPath, teamPath } from '@chalkline/contract/console-addresses';
import type { RoleChanged } from '@chalkline/contract/team';
import type { Role } from '@chalkline/domain/access/roles';
import { signedOutText } from '@chalkline/domain/access/team';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { currentUserResource } from '../../api/resources.ts';
import { isForWantOfRecentSignIn } from '../../api/signed-out.ts';
import { changeFailure, isRefused } from '../../api/unclear-outcome.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** A change to the team. It takes effect with that person's next request. */
export type TeamChange =
  | { readonly kind: 'add'; readonly email: string; readonly role: Role }
  | { readonly kind: 'change'; readonly userId: string; readonly name: string; readonly role: Role }
  | { readonly kind: 'remove'; readonly userId: string; readonly name: string };

export function useTeamChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation<RoleChanged, ApiError, TeamChange>({
    mutationFn: send,
    onSuccess: async (changed, change) => {
      onDone();
      toast({ ...said(change, changed), variant: 'success' });
      await lookAgain(client);
      // The user may have changed their own role.
      await client.invalidateQueries({ queryKey: currentUserResource.key });
    },
    onError: (error) => {
      if (!isRefused(error)) void lookAgain(client);
    },
  });
}

function lookAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => showsRoles(String(queryKey[0])) });
}

function showsRoles(address: string): boolean {
  return address === teamPath || address.startsWith(membersPath);
}

async function send(change: TeamChange): Promise<RoleChanged> {
  if (change.kind === 'add') return write('POST', teamPath, { email: change.email, role: change.role });
  const address = addressOf(teamMemberPath, { userId: change.userId });
  if (change.kind === 'change') return write('PUT', address, { role: change.role });
  await write('DELETE', address);
  return { endedSessions: 0 };
}

function said(change: TeamChange, { endedSessions }: RoleChanged): { title: string; description: string } {
  if (change.kind === 'remove')
    return {
      title: 'Removed',
      description: `${change.name} is no longer on the team. They keep their account and plan.`,
    };
  const who = change.kind === 'add' ? change.email : change.name;
  const given = `${who} can now use the console as ${change.role}.`;
  return { title: 'Role given', description: `${given} ${signedOutText(endedSessions)}`.trimEnd() };
}

/** Returns why it failed, unless a dialog already asks the founder to sign in again. */
export function teamFailure(error: ApiError | null): string | undefined {
  return isForWantOfRecentSignIn(error) ? undefined : changeFailure(error, 'the team');
}
