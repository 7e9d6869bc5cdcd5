import { longestMemberSearch } from '@chalkline/domain/account/member-search';
import { planNames } from '@chalkline/domain/billing/plans';
import { searchPauseMilliseconds } from '@chalkline/domain/learning/catalogue';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ChipLink } from '../../ui/chip.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { MemberPages } from './member-pages.tsx';
import styles from './members.module.css';
import { type MembersNavigation, useMembersPlace } from './members-navigation.ts';

/** Everybody who has an account, the newest first. */
export function Members(): ReactElement {
  const navigation = useMembersPlace();
  const { place, go } = navigation;
  return (
    <Stack gap={20}>
      <div className={styles.filters}>
        <SearchBox
          label="Look up members by name or e-mail"
          placeholder="Name or e-mail"
          maxLength={longestMemberSearch}
          value={place.search}
          pauseMilliseconds={searchPauseMilliseconds}
          onSearch={(search) => go({ search })}
        />
        <Plans navigation={navigation} />
      </div>
      <MemberPages navigation={navigation} />
    </Stack>
  );
}

function Plans({ navigation: { place, addressOf } }: { navigation: MembersNavigation }): ReactElement {
  return (
    <nav aria-label="Plans" className={styles.chips}>
      <Link href={addressOf({ plan: undefined })} replace asChild>
        <ChipLink current={place.plan === undefined}>All plans</ChipLink>
      </Link>
      {planNames.map((plan) => (
        <Link key={plan} href={addressOf({ plan })} replace asChild>
          <ChipLink current={place.plan === plan}>{plan}</ChipLink>
        </Link>
      ))}
    </nav>
  );
}
