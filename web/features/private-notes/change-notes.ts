import { addressOf, privateNotePath, privateNotesPath } from '@chalkline/contract/addresses';
import type { NewPrivateNote, PrivateNote } from '@chalkline/contract/private-notes';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { privateNotesResource } from '../../api/lesson-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Adds, changes and deletes the notes of a lesson. The list shows a change once it is stored. */
export function useNoteChanges(lessonId: number) {
  const client = useQueryClient();
  const show = (change: (notes: readonly PrivateNote[]) => readonly PrivateNote[]) =>
    client.setQueryData<readonly PrivateNote[]>(
      privateNotesResource(lessonId).key,
      (notes) => notes && inOrder(change(notes)),
    );
  const add = useMutation<PrivateNote, ApiError, NewPrivateNote>({
    mutationFn: (note) => write('POST', addressOf(privateNotesPath, { lessonId }), note),
    onSuccess: (note) => void show((notes) => [...without(notes, note.id), note]),
    onError: notSaved,
  });
  const edit = useMutation<PrivateNote, ApiError, { id: string; text: string }>({
    mutationFn: ({ id, text }) => write('PATCH', addressOf(privateNotePath, { noteId: id }), { text }),
    onSuccess: (note) => void show((notes) => [...without(notes, note.id), note]),
    onError: notSaved,
  });
  const remove = useMutation<void, ApiError, PrivateNote>({
    mutationFn: ({ id }) => write('DELETE', addressOf(privateNotePath, { noteId: id })),
    onSuccess: (_, note) => {
      show((notes) => without(notes, note.id));
      toast({ title: 'Note deleted', action: { label: 'Undo', run: () => add.mutate(asNew(note)) } });
    },
    onError: notSaved,
  });
  return { add, edit, remove };
}

function without(notes: readonly PrivateNote[], id: string): PrivateNote[] {
  return notes.filter((note) => note.id !== id);
}

/** In the order of the video, as the server lists them. */
function inOrder(notes: readonly PrivateNote[]): PrivateNote[] {
  const place = ({ positionSeconds }: PrivateNote) => positionSeconds ?? Number.POSITIVE_INFINITY;
  return notes.toSorted(
    (one, other) =>
      (place(one) === place(other) ? 0 : place(one) - place(other)) ||
      one.createdAt.localeCompare(other.createdAt),
  );
}

function notSaved({ refusal }: ApiError): void {
  const isExplained = refusal?.code === 'conflict' || refusal?.code === 'invalid';
  toast({
    title: "Your note wasn't saved",
    description: isExplained ? refusal.message : 'Check your connection and try again.',
    variant: 'destructive',
  });
}

function asNew({ id, text, positionSeconds }: PrivateNote): NewPrivateNote {
  return { id, text, positionSeconds };
}
