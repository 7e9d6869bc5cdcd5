import { addressOf, withQuery } from '@chalkline/contract/addresses';
import { contentItemPath } from '@chalkline/contract/console-addresses';
import type { ContentDependent, ContentItem } from '@chalkline/contract/founder-content';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { ApiError } from '../../../api/api-error.ts';
import { contentDependentsResource, contentItemResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { useResource } from '../../../api/resource.ts';
import { write } from '../../../api/write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { itemAddress, listAddress } from '../content-url-state.ts';
import { kindLabels } from '../kind-labels.ts';
import { refreshContent } from '../refresh-content.ts';
import styles from './delete-dialog.module.css';
import { dependentText, namesText } from './dependent-labels.ts';

export interface DeleteDialogProps {
  readonly item: ContentItem;
  onClose(): void;
}

/** Lists what depends on an item before it is deleted. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps): ReactElement {
  const { data, error, isFetching, refetch } = useResource(contentDependentsResource(item.kind, item.id));
  const { mutate, isPending } = useDeleteItem(item);
  const isKept = data !== undefined && data.blockers.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      startsAtTop
      title={isKept ? `You can't delete “${item.title}”` : `Delete “${item.title}”?`}
      description={isKept ? reasonToKeep(data.blockers) : 'You can restore it from its versions.'}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          {data && !isKept ? (
            <Button variant="danger" loading={isPending} onClick={() => mutate()}>
              Delete the {kindLabels[item.kind].one}
            </Button>
          ) : null}
        </>
      }
    >
      {error ? (
        <ErrorState
          title="We couldn't load what depends on it"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? <Dependents {...data} /> : null}
      {data || error ? null : <SkeletonText lines={3} />}
    </Dialog>
  );
}

function reasonToKeep(blockers: readonly ContentDependent[]): string {
  return blockers.every(({ what }) => what === 'site')
    ? 'The site shows it on the front page.'
    : "Members' work depends on it.";
}

interface DependentsProps {
  readonly blockers: readonly ContentDependent[];
  readonly affected: readonly ContentDependent[];
}

function Dependents({ blockers, affected }: DependentsProps): ReactElement {
  if (blockers.length + affected.length === 0) return <p>Nothing else depends on it.</p>;
  return (
    <Stack gap={16}>
      <DependentList title="Why it can't be deleted" dependents={blockers} />
      {blockers.length > 0 ? null : <DependentList title="What else changes" dependents={affected} />}
    </Stack>
  );
}

function DependentList(props: {
  title: string;
  dependents: readonly ContentDependent[];
}): ReactElement | null {
  const { title, dependents } = props;
  if (dependents.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {dependents.map((dependent) => (
          <li key={dependent.what}>
            {dependentText(dependent)}
            {dependent.names.length > 0 ? <span className={styles.names}>{namesText(dependent)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDeleteItem(item: ContentItem) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { kind, id: itemId, version } = item;
  return useMutation<void, ApiError>({
    mutationFn: () =>
      write('DELETE', withQuery(addressOf(contentItemPath, { kind, itemId }), { basedOn: version })),
    onSuccess: () => {
      toast({ title: `The ${kindLabels[kind].one} is deleted.`, variant: 'success' });
      navigate(
        kind === 'lesson' && item.courseId ? itemAddress('course', String(item.courseId)) : listAddress(kind),
      );
      client.removeQueries({ queryKey: contentItemResource(kind, itemId).key });
      refreshContent(client, item);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description:
          (error.status === 409 && error.refusal?.message) || "We couldn't delete it. Please try again.",
        variant: 'destructive',
      }),
  });
}
