import { missingParameter, savedParameter } from '@chalkline/contract/addresses';
import { logOutPath } from '@chalkline/contract/sign-in-addresses';
import type { ReactElement } from 'react';
import { useViewer } from '../api/viewer.ts';
import { AccountPlan } from '../features/account/account-plan.tsx';
import { AccountProfile } from '../features/account/account-profile.tsx';
import type { SentName } from '../features/account/own-name.tsx';
import { usePage } from '../features/shell/page-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { deferred } from '../ui/deferred.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import styles from './account.module.css';

const MyProject = deferred(async () => (await import('../features/project/my-project.tsx')).MyProject);
const AccountSettings = hydratedLater(async () => (await import('./account-lower.ts')).AccountSettings);
const AccountSecurity = hydratedLater(async () => (await import('./account-lower.ts')).AccountSecurity);

export function Screen(): ReactElement | null {
  const { viewer } = useViewer();
  const query = new URLSearchParams(useQueryString());
  if (!viewer) return null;
  return (
    <Stack gap={32}>
      <ChalkHeading>Account</ChalkHeading>
      <div className={styles.columns}>
        <Stack gap={24}>
          <AccountProfile viewer={viewer} sent={sentName(query)} />
          <MyProject />
          <AccountPlan />
          <AccountSettings saved={query.get(savedParameter)} />
        </Stack>
        <Stack gap={24} className={styles.wide}>
          <Appearance />
          <AccountSecurity />
          <ButtonLink href={logOutPath} icon={<Glyph name="log-out" size={20} />}>
            Log out
          </ButtonLink>
        </Stack>
      </div>
    </Stack>
  );
}

function sentName(query: URLSearchParams): SentName {
  if (query.get(savedParameter) === 'name') return 'saved';
  return query.get(missingParameter) === 'name' ? 'missing' : undefined;
}

function Appearance(): ReactElement {
  const { theme } = usePage();
  return (
    <Card as="section" aria-labelledby="appearance-title" className={styles.appearance}>
      <div className={styles.text}>
        <h2 id="appearance-title" className={styles.title}>
          Appearance
        </h2>
        <p className={styles.hint}>Light, dark, or the same as your device.</p>
      </div>
      <ThemeSwitch defaultValue={theme} />
    </Card>
  );
}
