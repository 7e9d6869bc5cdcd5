import type { Snippet } from '@chalkline/contract/snippets';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import cardStyles from './prompt-card.module.css';

export interface PromptGridProps {
  readonly snippets: readonly Snippet[];
  cardOf(snippet: Snippet): ReactNode;
}

export function PromptGrid({ snippets, cardOf }: PromptGridProps): ReactElement {
  return (
    <CardGrid columns="three">
      {snippets.map((snippet) => (
        <li key={snippet.id}>{cardOf(snippet)}</li>
      ))}
    </CardGrid>
  );
}

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

export function PromptGridSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading prompts">
      <CardGrid as="div" columns="three">
        {skeletonKeys.map((key) => (
          <Card key={key} className={cardStyles.card}>
            <Skeleton width="40%" />
            <Skeleton width="80%" height="25px" />
            <SkeletonText lines={2} />
            <Skeleton shape="block" height="96px" />
            <Skeleton width="60%" />
            <Skeleton width="122px" height="44px" />
          </Card>
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
