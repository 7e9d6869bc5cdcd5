import type { Members } from '@chalkline/contract/members';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { membersResource } from '../../api/console-resources.ts';
import { type LatestReading, useLatestResource } from '../../api/resource.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoreButton, useFocusOnFirst } from '../../ui/more-button.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';
import type { MembersNavigation } from './members-navigation.ts';

interface MemberPagesProps {
  readonly navigation: MembersNavigation;
  readonly onShowAll: () => void;
}

/** The list, page by page: each new one stands below those before. */
export function MemberPages({ navigation, onShowAll }: MemberPagesProps): ReactElement {
  const reading = useLatestResource(membersResource(navigation.place));
  const { data, error } = reading;
  if (error && !data) return <Failure {...reading} />;
  if (!data) return <SkeletonRows label="Loading members" height="76px" />;
  if (data.members.length === 0) return <Nobody navigation={navigation} onShowAll={onShowAll} />;
  return (
    <Card padded={false}>
      <Page key={navigation.addressOf({})} data={data} navigation={navigation} isFollowing={false} />
    </Card>
  );
}

interface PageProps {
  readonly data: Members;
  readonly navigation: MembersNavigation;
  readonly isFollowing: boolean;
}

function Page({ data, navigation, isFollowing }: PageProps): ReactElement {
  const list = useFocusOnFirst<HTMLUListElement>(isFollowing);
  return (
    <>
      <ul
        ref={list}
        aria-label={isFollowing ? 'More members' : 'Members, the newest first'}
        className={classNames(styles.list, isFollowing && styles.following)}
      >
        {data.members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      <MorePages
        after={data.next}
        frame={(button) => <div className={styles.more}>{button}</div>}
        pageAfter={(after) => <NextPage navigation={navigation} after={after} />}
      />
    </>
  );
}

function NextPage({ navigation, after }: { navigation: MembersNavigation; after: string }): ReactElement {
  const reading = useLatestResource(membersResource(navigation.place, after));
  const { data, error } = reading;
  if (data) return <Page data={data} navigation={navigation} isFollowing />;
  return (
    <div className={styles.more}>
      {error ? <Failure {...reading} /> : <MoreButton loading onMore={() => undefined} />}
    </div>
  );
}

function Failure({ refetch, isFetching }: LatestReading<Members>): ReactElement {
  return (
    <ErrorState
      title="The members could not be loaded"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Nobody({ navigation: { place, addressOf }, onShowAll }: MemberPagesProps): ReactElement {
  const plan = `${place.plan ? ` on ${place.plan}` : ''}${place.owes ? ' who owes a payment' : ''}`;
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
      {place.search
        ? `No member${plan} has a name or email that contains “${place.search}”.`
        : `There is nobody${plan}${place.owes ? '' : ' yet'}.`}
    </EmptyState>
  );
}
