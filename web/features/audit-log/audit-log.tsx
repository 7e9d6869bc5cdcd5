import type { AuditLog as Log } from '@chalkline/contract/audit-log';
import { auditFilePath } from '@chalkline/contract/console-addresses';
import { writeAuditUrlState } from '@chalkline/domain/audit/audit-url-state';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { auditLogResource } from '../../api/console-resources.ts';
import { type LatestReading, useLatestResource, useResource } from '../../api/resource.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FoundCount } from '../../ui/found-count.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MoreButton, useFocusOnFirst } from '../../ui/more-button.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-log.module.css';
import { type AuditNavigation, useAuditFilter } from './audit-navigation.ts';
import { AuditRow } from './audit-row.tsx';

const words = { one: 'entry', many: 'entries', none: 'No entry found' };

/** What was done in the console, the latest first. */
export function AuditLog(): ReactElement {
  const navigation = useAuditFilter();
  const query = writeAuditUrlState(navigation.filter);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Stack gap={20}>
      <AuditFilters navigation={navigation} />
      <Row>
        <ButtonLink
          size="small"
          href={auditFilePath + query}
          download
          icon={<Glyph name="download" size={20} />}
        >
          Download as CSV
        </ButtonLink>
        {query ? (
          // It goes with the filters: whoever pressed it goes on with what it brought.
          <Link href={navigation.addressOf({})} onClick={() => count.current?.focus()} asChild>
            <ButtonLink variant="quiet" size="small">
              Clear filters
            </ButtonLink>
          </Link>
        ) : null}
      </Row>
      <EntryCount navigation={navigation} place={count} />
      <Entries navigation={navigation} />
    </Stack>
  );
}

interface EntryCountProps {
  readonly navigation: AuditNavigation;
  readonly place: RefObject<HTMLParagraphElement | null>;
}

function EntryCount({ navigation, place }: EntryCountProps): ReactElement {
  const { data } = useResource(auditLogResource(navigation.filter));
  return <FoundCount place={place} count={data?.entries.length} hasMore={data?.next != null} words={words} />;
}

function Entries({ navigation }: { navigation: AuditNavigation }): ReactElement {
  const reading = useLatestResource(auditLogResource(navigation.filter));
  const { data, error } = reading;
  if (error && !data) return <Failure {...reading} />;
  if (!data) return <SkeletonRows label="Loading the audit log" height="80px" />;
  if (data.entries.length === 0) return <Nothing isFiltered={writeAuditUrlState(navigation.filter) !== ''} />;
  return (
    <Card padded={false}>
      <Page
        key={writeAuditUrlState(navigation.filter)}
        data={data}
        navigation={navigation}
        isFollowing={false}
      />
    </Card>
  );
}

interface PageProps {
  readonly data: Log;
  readonly navigation: AuditNavigation;
  readonly isFollowing: boolean;
}

function Page({ data, navigation, isFollowing }: PageProps): ReactElement {
  const list = useFocusOnFirst<HTMLOListElement>(isFollowing);
  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        aria-label={isFollowing ? 'Earlier entries' : 'Entries, the latest first'}
      >
        {data.entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} navigation={navigation} />
        ))}
      </ol>
      <MorePages
        after={data.next}
        frame={(button) => <div className={styles.more}>{button}</div>}
        pageAfter={(after) => <NextPage navigation={navigation} after={after} />}
      />
    </>
  );
}

function NextPage({ navigation, after }: { navigation: AuditNavigation; after: string }): ReactElement {
  const reading = useLatestResource(auditLogResource(navigation.filter, after));
  const { data, error } = reading;
  if (data) return <Page data={data} navigation={navigation} isFollowing />;
  return (
    <div className={styles.more}>
      {error ? <Failure {...reading} /> : <MoreButton loading onMore={() => undefined} />}
    </div>
  );
}

function Failure({ refetch, isFetching }: LatestReading<Log>): ReactElement {
  return (
    <ErrorState
      title="The audit log could not be loaded"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactElement {
  return isFiltered ? (
    <EmptyState title="No matching entries" glyph="search" level={2}>
      Nothing matches all of these filters.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing has been done yet" glyph="list" level={2}>
      Awards, replies, complimentary plans, refunds and role changes appear here, with who made them and when.
    </EmptyState>
  );
}
