import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { membersResource } from '../../api/console-resources.ts';
import { usePagedResource } from '../../api/paged-resource.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';
import type { MembersNavigation } from './members-navigation.ts';

const failure = "We couldn't load the members";

interface MemberPagesProps {
  readonly navigation: MembersNavigation;
  readonly onShowAll: () => void;
}

/** The list, page by page. */
export function MemberPages({ navigation, onShowAll }: MemberPagesProps): ReactElement {
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    membersResource(navigation.urlState, after),
  );
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <SkeletonRows label="Loading members" height="76px" />;
  if (pages[0]?.members.length === 0) return <Nobody navigation={navigation} onShowAll={onShowAll} />;
  return (
    <Card padded={false}>
      <PagedList key={navigation.addressOf({})} pages={pages} more={more} failureTitle={failure} isInCard>
        {({ members }, isContinued) => (
          <ul aria-label={isContinued ? 'More members' : 'Members, the newest first'} className={styles.list}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function Nobody({ navigation: { urlState, addressOf }, onShowAll }: MemberPagesProps): ReactElement {
  const plan = `${urlState.plan ? ` on ${urlState.plan}` : ''}${urlState.owes ? ' who owes a payment' : ''}`;
  return (
    <EmptyState
      title="Nobody found"
      glyph="search"
      level={2}
      action={
        <Link href={addressOf({ search: '', plan: undefined, owes: false })} onClick={onShowAll} asChild>
          <ButtonLink>Show all members</ButtonLink>
        </Link>
      }
    >
      {urlState.search
        ? `No member${plan} has a name or email that contains “${urlState.search}”.`
        : `There is nobody${plan}${urlState.owes ? '' : ' yet'}.`}
    </EmptyState>
  );
}
