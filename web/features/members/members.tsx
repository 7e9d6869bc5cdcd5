import { planNames } from '@chalkline/domain/billing/plans';
import { searchPauseMilliseconds } from '@chalkline/domain/courses/catalogue';
import { longestMemberSearch } from '@chalkline/domain/members/member-search';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { membersResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { FoundCount } from '../../ui/found-count.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { MemberPages } from './member-pages.tsx';
import styles from './members.module.css';
import { type MembersNavigation, useMembersNavigation } from './members-navigation.ts';

const words = { one: 'member', many: 'members', none: 'Nobody found' };

/** Everyone with an account, newest first. */
export function Members(): ReactElement {
  const navigation = useMembersNavigation();
  const { urlState, go } = navigation;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Stack gap={20}>
      <div className={styles.filters}>
        <SearchBox
          label="Look up members by name or email"
          placeholder="Name or email"
          maxLength={longestMemberSearch}
          value={urlState.search}
          pauseMilliseconds={searchPauseMilliseconds}
          onSearch={(search) => go({ search })}
        />
        <Plans navigation={navigation} />
      </div>
      <MembersCount navigation={navigation} countRef={count} />
      {/* Moves the focus to the list, because the clicked link disappears. */}
      <MemberPages navigation={navigation} onShowAll={() => count.current?.focus()} />
    </Stack>
  );
}

interface MembersCountProps {
  readonly navigation: MembersNavigation;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
}

function MembersCount({ navigation, countRef }: MembersCountProps): ReactElement {
  const { data } = useResource(membersResource(navigation.urlState));
  return (
    <FoundCount countRef={countRef} count={data?.members.length} hasMore={data?.next != null} words={words} />
  );
}

function Plans({ navigation: { urlState, addressOf } }: { navigation: MembersNavigation }): ReactElement {
  return (
    <nav aria-label="Plans and payments" className={styles.chips}>
      <Link href={addressOf({ plan: undefined })} replace asChild>
        <ChipLink current={urlState.plan === undefined}>All plans</ChipLink>
      </Link>
      {planNames.map((plan) => (
        <Link key={plan} href={addressOf({ plan })} replace asChild>
          <ChipLink current={urlState.plan === plan}>{plan}</ChipLink>
        </Link>
      ))}
      <Link href={addressOf({ owes: !urlState.owes })} replace asChild>
        <ChipLink current={urlState.owes}>Payment owed</ChipLink>
      </Link>
    </nav>
  );
}
