import { auditFilePath } from '@chalkline/contract/console-addresses';
import { writeAuditUrlState } from '@chalkline/domain/audit-log/audit-url-state';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { auditLogResource } from '../../api/console-resources.ts';
import { usePagedResource } from '../../api/paged-resource.ts';
import { useResource } from '../../api/resource.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FoundCount } from '../../ui/found-count.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-log.module.css';
import { type AuditNavigation, useAuditFilter } from './audit-navigation.ts';
import { AuditRow } from './audit-row.tsx';

const words = { one: 'entry', many: 'entries', none: 'No entry found' };

/** The actions taken in the console, latest first. */
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
          // Moves the focus to the list, because the button disappears with the filters.
          <Link href={navigation.addressOf({})} onClick={() => count.current?.focus()} asChild>
            <ButtonLink variant="quiet" size="small">
              Clear filters
            </ButtonLink>
          </Link>
        ) : null}
      </Row>
      <EntryCount navigation={navigation} countRef={count} />
      <Entries navigation={navigation} />
    </Stack>
  );
}

interface EntryCountProps {
  readonly navigation: AuditNavigation;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
}

function EntryCount({ navigation, countRef }: EntryCountProps): ReactElement {
  const { data } = useResource(auditLogResource(navigation.filter));
  return (
    <FoundCount countRef={countRef} count={data?.entries.length} hasMore={data?.next != null} words={words} />
  );
}

const failure = "We couldn't load the audit log";

function Entries({ navigation }: { navigation: AuditNavigation }): ReactElement {
  const filter = writeAuditUrlState(navigation.filter);
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    auditLogResource(navigation.filter, after),
  );
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <SkeletonRows label="Loading the audit log" height="80px" />;
  if (pages[0]?.entries.length === 0) return <Nothing isFiltered={filter !== ''} />;
  return (
    <Card padded={false}>
      <PagedList key={filter} pages={pages} more={more} failureTitle={failure} isInCard>
        {({ entries }, isContinued) => (
          <ol
            className={styles.list}
            aria-label={isContinued ? 'Earlier entries' : 'Entries, the latest first'}
          >
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} navigation={navigation} />
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactElement {
  return isFiltered ? (
    <EmptyState title="No matching entries" glyph="search" level={2}>
      Nothing matches all of these filters.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here yet" glyph="list" level={2}>
      Awards, replies, complimentary plans, refunds and role changes appear here, with who made them and when.
    </EmptyState>
  );
}
