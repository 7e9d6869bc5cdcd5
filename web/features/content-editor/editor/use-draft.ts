import { addressOf } from '@chalkline/contract/addresses';
import { contentDraftPath } from '@chalkline/contract/console-addresses';
import type { ContentDraft, ContentItem } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  contentDraftResource,
  contentDraftsResource,
  contentItemResource,
} from '../../../api/content-resources.ts';
import { isForWantOfSession } from '../../../api/signed-out.ts';
import { useViewer } from '../../../api/viewer.ts';
import { write } from '../../../api/write.ts';
import { DraftAutosave, type DraftState } from './draft-autosave.ts';
import { asTyped, type Work } from './edit.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';

const pauseMilliseconds = 1_000;

export interface KeptDraft {
  readonly state: DraftState;
  /** Text typed here that has not reached the server. */
  readonly here: LocalDraft;
  keep(work: Work): void;
  /** Sends pending changes right away. */
  flush(): Promise<void>;
  /** Deletes the draft here and on the server. */
  drop(): Promise<void>;
  /** Stops sending drafts, because the item was saved. */
  settle(): Promise<void>;
}

/** Keeps typed text as a draft, and reports whether it is saved. */
export function useDraft(kind: ContentKind, itemId: string): KeptDraft {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const here = useMemo(() => localDraft(viewer?.id ?? '', kind, itemId), [viewer?.id, kind, itemId]);
  const autosave = useMemo(() => {
    const address = addressOf(contentDraftPath, { kind, itemId });
    const send = async (work: Work) => {
      const draft = { basedOn: work.basedOn, ...asTyped(work.values) };
      await write('PUT', address, draft);
      here.clearArrived(work);
      showDraft(client, { kind, itemId }, { kind, itemId, updatedAt: new Date().toISOString(), ...draft });
    };
    return new DraftAutosave<Work>({
      pauseMilliseconds,
      send,
      isSignedOut: isForWantOfSession,
      onChange: setState,
    });
  }, [client, here, kind, itemId]);
  useEffect(() => () => void autosave.flush(), [autosave]);
  useEffect(() => {
    const sendWhatFailed = () => void autosave.flush();
    window.addEventListener('online', sendWhatFailed);
    return () => window.removeEventListener('online', sendWhatFailed);
  }, [autosave]);
  return {
    state,
    here,
    keep: (work) => {
      here.write(work);
      autosave.keep(work);
    },
    flush: () => autosave.flush(),
    drop: async () => {
      await autosave.forget();
      here.clear();
      setState({ kind: 'none' });
      await write('DELETE', addressOf(contentDraftPath, { kind, itemId }));
      showDraft(client, { kind, itemId }, null);
    },
    settle: async () => {
      await autosave.forget();
      here.clear();
      setState({ kind: 'none' });
      showDraft(client, { kind, itemId }, null);
    },
  };
}

/** Updates the cached item and draft, so that opening them again shows the newest draft without a request. */
function showDraft(
  client: QueryClient,
  { kind, itemId }: Pick<ContentDraft, 'kind' | 'itemId'>,
  draft: ContentDraft | null,
): void {
  client.setQueryData(contentDraftResource(kind, itemId).key, draft);
  client.setQueryData<ContentItem>(
    contentItemResource(kind, itemId).key,
    (item) => item && { ...item, draft },
  );
  void client.invalidateQueries({ queryKey: contentDraftsResource.key });
}
