import { mayEditKind, type Role } from '@chalkline/domain/access/roles';
import type { ContentFilter } from '@chalkline/domain/content/content-filter';
import { canComeAndGo, siteItemId } from '@chalkline/domain/content/content-kinds';
import { longestContentSearch } from '@chalkline/domain/content/content-limits';
import { searchPauseMilliseconds } from '@chalkline/domain/courses/catalogue';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { contentListResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { useViewer } from '../../../api/viewer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChalkHeading } from '../../../ui/chalk-heading.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { FoundCount } from '../../../ui/found-count.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { itemAddress, newAddress, transferAddress, videosAddress } from '../content-url-state.ts';
import { FoundersOnly } from '../founders-only.tsx';
import { kindLabels, listedKinds } from '../kind-labels.ts';
import styles from './content-index.module.css';
import { ContentRows } from './content-rows.tsx';
import { NewDrafts } from './new-drafts.tsx';
import { type FilterNavigation, useContentFilter } from './use-content-filter.ts';

/** All content of the site by kind. */
export function ContentIndex(): ReactElement {
  const navigation = useContentFilter();
  const { viewer } = useViewer();
  const role = viewer?.role ?? null;
  return (
    <Stack gap={20}>
      <header className={styles.head}>
        <ChalkHeading seed="content">Content</ChalkHeading>
        <Actions kind={navigation.filter.kind} />
      </header>
      <Kinds navigation={navigation} role={role} />
      <NewDrafts />
      <FoundersOnly kind={navigation.filter.kind} otherwise={<Listed navigation={navigation} />} />
    </Stack>
  );
}

function Listed({ navigation }: { navigation: FilterNavigation }): ReactElement {
  return (
    <>
      <Search navigation={navigation} />
      <ListedCount filter={navigation.filter} />
      <ContentRows key={JSON.stringify(navigation.filter)} filter={navigation.filter} />
    </>
  );
}

function ListedCount({ filter }: { filter: ContentFilter }): ReactElement {
  const { data } = useResource(contentListResource(filter));
  const { one, many } = kindLabels[filter.kind];
  const several = many.toLowerCase();
  return (
    <FoundCount
      count={data?.items.length}
      hasMore={data?.next != null}
      words={{ one, many: several, none: `No ${several} found` }}
    />
  );
}

function Actions({ kind }: Pick<ContentFilter, 'kind'>): ReactElement {
  return (
    <div className={styles.actions}>
      <Link href={videosAddress} asChild>
        <ButtonLink size="small" variant="quiet" icon={<Glyph name="video" size={20} />}>
          Uploaded videos
        </ButtonLink>
      </Link>
      <Link href={transferAddress} asChild>
        <ButtonLink size="small" variant="quiet" icon={<Glyph name="download" size={20} />}>
          Import and export
        </ButtonLink>
      </Link>
      {canComeAndGo(kind) ? (
        <Link href={newAddress(kind)} asChild>
          <ButtonLink size="small" variant="marker" icon={<Glyph name="plus" size={20} />}>
            New {kindLabels[kind].one}
          </ButtonLink>
        </Link>
      ) : null}
    </div>
  );
}

function Search({ navigation: { filter, addressOf, go } }: { navigation: FilterNavigation }): ReactElement {
  const { kind, search, isDeleted } = filter;
  const words = `Search ${kindLabels[kind].many.toLowerCase()}`;
  return (
    <div className={styles.search}>
      <SearchBox
        label={words}
        placeholder={words}
        maxLength={longestContentSearch}
        value={search}
        pauseMilliseconds={searchPauseMilliseconds}
        onSearch={(wanted) => go({ search: wanted }, { replace: true })}
      />
      {canComeAndGo(kind) ? (
        <Link href={addressOf({ isDeleted: !isDeleted })} asChild>
          <ChipLink current={isDeleted} icon={<Glyph name="trash" size={18} />}>
            Deleted
          </ChipLink>
        </Link>
      ) : null}
    </div>
  );
}

/**
 * The settings are one item, so their chip opens it directly. Kinds that only founders may edit have a lock,
 * and their chips lead to the reason.
 */
function Kinds({ navigation, role }: { navigation: FilterNavigation; role: Role | null }): ReactElement {
  const { addressOf, filter } = navigation;
  return (
    <nav aria-label="Kinds of content" className={styles.kinds}>
      {listedKinds.map((kind) => {
        const isOpen = mayEditKind(role, kind);
        const list = addressOf({ kind, search: '', isDeleted: false });
        return (
          <Link key={kind} href={kind === 'site' && isOpen ? itemAddress('site', siteItemId) : list} asChild>
            <ChipLink
              current={kind === filter.kind}
              icon={<Glyph name={isOpen ? kindLabels[kind].glyph : 'lock'} size={18} />}
            >
              {kindLabels[kind].many}
            </ChipLink>
          </Link>
        );
      })}
    </nav>
  );
}
