import { readPromptsUrlState, writePromptsUrlState } from '@chalkline/domain/prompts/prompts-url-state';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactElement, useEffect, useMemo } from 'react';
import { checkViewer } from '../api/check-viewer.ts';
import { useResource } from '../api/resource.ts';
import { favouritesResource, snippetsResource } from '../api/resources.ts';
import { FavouriteStar } from '../features/favourites/favourite-star.tsx';
import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { Paywall } from '../features/pricing/paywall-deferred.ts';
import { CopyCard } from '../features/prompts/copy-card.tsx';
import { LazyOpenPrompt } from '../features/prompts/lazy-open-prompt.ts';
import { PreviewCard } from '../features/prompts/preview-card.tsx';
import { PromptLibrary } from '../features/prompts/prompt-library.tsx';
import { useNavigationFrom, usePromptsNavigation } from '../features/prompts/prompts-url-state.ts';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Stack } from '../ui/layout.tsx';

// People with a paid plan never see it.
const FreePrompts = deferred(async () => (await import('../features/prompts/free-prompts.tsx')).FreePrompts);

interface ScreenProps {
  /** The offer for people without a plan. */
  readonly paywall?: PaywallProps | undefined;
}

export function Screen({ paywall }: ScreenProps): ReactElement {
  return paywall ? <LockedPrompts paywall={paywall} /> : <Prompts />;
}

/** Some free prompts come before the plans, but the plans must stay within reach on a phone. */
const shownFirst = 3;

/** The offer, with the name of the requested prompt, and the prompts that are free. */
function LockedPrompts({ paywall }: { paywall: PaywallProps }): ReactElement {
  const { openId } = usePromptsNavigation().urlState;
  const { data: snippets = [] } = useResource(snippetsResource);
  const asked = snippets.find((snippet) => String(snippet.id) === openId);
  const free = snippets.filter((snippet) => snippet.isFree && snippet !== asked);
  return (
    <Stack gap={64}>
      <Paywall {...paywall} askedFor={asked?.title}>
        {asked?.isFree ? <FreePrompts title="This prompt is free" snippets={[asked]} /> : null}
        <FreePrompts title="Free prompts you can copy now" snippets={free.slice(0, shownFirst)} />
      </Paywall>
      <FreePrompts title="More free prompts" snippets={free.slice(shownFirst)} />
    </Stack>
  );
}

function Prompts(): ReactElement {
  const { urlState, closePrompt } = usePromptsNavigation();
  useWholePrompts();
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <ChalkHeading>Prompts</ChalkHeading>
        <p>Complete prompts from the lessons. Copy one and paste it into your coding agent.</p>
      </Stack>
      <AllPrompts query={writePromptsUrlState({ ...urlState, openId: undefined })} />
      {urlState.openId ? <NamedPrompt id={urlState.openId} onClose={closePrompt} /> : null}
    </Stack>
  );
}

interface AllPromptsProps {
  /** The query of the page's address, without the open prompt. */
  readonly query: string;
}

/** Not rendered again when a prompt is opened or closed. */
const AllPrompts = memo(function AllPrompts({ query }: AllPromptsProps): ReactElement {
  const urlState = useMemo(() => readPromptsUrlState(new URLSearchParams(query)), [query]);
  const navigation = useNavigationFrom(urlState);
  const favourites = useResource(favouritesResource);
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="visually-hidden">
        All prompts
      </h2>
      {urlState.favourites && favourites.error ? (
        <ErrorState
          title="We couldn't load your favourites"
          onRetry={() => void favourites.refetch()}
          retrying={favourites.isFetching}
        />
      ) : null}
      <PromptLibrary
        navigation={navigation}
        anchor="library"
        favouriteIds={favourites.data?.promptIds}
        cardOf={(snippet) =>
          snippet.isPreview ? (
            <PreviewCard snippet={snippet} />
          ) : (
            <CopyCard
              snippet={snippet}
              href={navigation.addressOf({ ...urlState, openId: String(snippet.id) })}
              star={<FavouriteStar prompt={snippet} />}
            />
          )
        }
      />
    </section>
  );
});

/**
 * Previews on this page mean that the viewer's plan has ended, or that the prompts were loaded before they had one.
 */
function useWholePrompts(): void {
  const client = useQueryClient();
  const { data: snippets, refetch } = useResource(snippetsResource);
  const arePreviews = snippets?.some((snippet) => snippet.isPreview) ?? false;
  useEffect(() => {
    if (arePreviews) void checkViewer(client).then(() => refetch());
  }, [arePreviews, client, refetch]);
}

function NamedPrompt({ id, onClose }: { id: string; onClose: () => void }): ReactElement | null {
  const { data: snippets } = useResource(snippetsResource);
  if (!snippets) return null;
  const named = snippets.find((snippet) => String(snippet.id) === id);
  // Otherwise a preview could be copied as if it were the whole prompt.
  return named?.isPreview ? null : (
    <LazyOpenPrompt snippet={named} star={named && <FavouriteStar prompt={named} />} onClose={onClose} />
  );
}
