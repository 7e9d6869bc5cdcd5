import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import type { Snippet } from '@chalkline/contract/snippets';
import { promptParts } from '@chalkline/domain/prompts/placeholders';
import { promptAddress } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../api/resource.ts';

import { snippetsResource } from '../api/resources.ts';

import { CategoryLabel } from '../features/prompts/category-label.tsx';
import { promptCopyMessages } from '../features/prompts/copy-toast.ts';
import { LinkedLessons } from '../features/prompts/linked-lessons.tsx';
import { usePromptCopy } from '../features/prompts/prompt-copying.ts';
import { PromptText } from '../features/prompts/prompt-text.tsx';
import { usePromptsNavigation } from '../features/prompts/prompts-url-state.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Container, Row, Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './shared-prompt.module.css';

// Below the prompt that was asked for.
const FreePrompts = deferred(async () => (await import('../features/prompts/free-prompts.tsx')).FreePrompts);

/** One prompt for a visitor who follows a link to it: the whole text if it is free, otherwise how it begins. */
export function Screen(): ReactElement {
  const { openId } = usePromptsNavigation().urlState;
  const { data: snippets, error, isFetching, refetch } = useResource(snippetsResource);
  if (!snippets)
    return (
      <Container className={styles.page}>
        {error ? (
          <ErrorState
            title="We couldn't load this prompt"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton shape="block" height="480px" />
        )}
      </Container>
    );
  const named = snippets.find(({ id }) => String(id) === openId);
  return (
    <Container className={styles.page}>
      {named ? <NamedPrompt snippet={named} /> : <NoPrompt />}
      <FreePrompts
        title="Free prompts you can copy now"
        snippets={snippets.filter((snippet) => snippet.isFree && snippet !== named)}
      />
    </Container>
  );
}

function NamedPrompt({ snippet }: { snippet: Snippet }): ReactElement {
  return (
    <article className={styles.prompt}>
      <Stack gap={16}>
        <ChalkHeading>{snippet.title}</ChalkHeading>
        <p className="measure">{snippet.description}</p>
        <Row>
          <CategoryLabel category={snippet.category} />
          {snippet.isFree ? <Badge tone="success">Free</Badge> : null}
        </Row>
      </Stack>
      {snippet.isFree ? <CopyFreePrompt snippet={snippet} /> : null}
      <PromptText parts={promptParts(snippet.prompt)} className={styles.text} />
      <LinkedLessons lessons={snippet.lessons} areLinks={false} />
      {snippet.isFree ? null : <OpenWithPlan snippet={snippet} />}
    </article>
  );
}

function CopyFreePrompt({ snippet }: { snippet: Snippet }): ReactElement {
  const { isCopied, copy } = usePromptCopy(snippet.id, promptCopyMessages);
  return (
    <Row>
      <CopyButton
        variant="marker"
        isCopied={isCopied}
        subject={snippet.title}
        onClick={() => void copy(snippet.prompt)}
      />
      <SeeAllPrompts />
    </Row>
  );
}

function OpenWithPlan({ snippet }: { snippet: Snippet }): ReactElement {
  return (
    <section className={styles.locked} aria-label="Open this prompt">
      <p className={styles.reason}>
        <Glyph name="lock" size={20} /> This is how the prompt begins. A paid plan opens all of it.
      </p>
      <Row>
        <ButtonLink href="/pricing" variant="marker">
          See the plans
        </ButtonLink>
        <ButtonLink href={signInPageAddress(promptAddress(snippet.id))}>I have a plan: sign in</ButtonLink>
      </Row>
    </section>
  );
}

function NoPrompt(): ReactElement {
  return (
    <Stack gap={16}>
      <ChalkHeading>Prompt not found</ChalkHeading>
      <p className="measure">
        We can't find this prompt. It may have been removed, or the link may be incomplete.
      </p>
      <Row>
        <SeeAllPrompts />
      </Row>
    </Stack>
  );
}

function SeeAllPrompts(): ReactElement {
  return (
    <Link href="/replit-prompts" asChild>
      <ButtonLink>See all prompts</ButtonLink>
    </Link>
  );
}
