import { logOutPath, savedParameter } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useViewer } from '../api/viewer.ts';
import { AccountData } from '../features/account/account-data.tsx';
import { AccountEmails } from '../features/account/account-emails.tsx';
import { AccountMethods } from '../features/account/account-methods.tsx';
import { AccountPlan } from '../features/account/account-plan.tsx';
import { AccountProfile } from '../features/account/account-profile.tsx';
import { AccountRefund } from '../features/account/account-refund.tsx';
import { AccountSessions } from '../features/account/account-sessions.tsx';
import { usePage } from '../features/shell/page-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import styles from './account.module.css';

export function Screen(): ReactElement | null {
  const { viewer } = useViewer();
  const saved = new URLSearchParams(useQueryString()).get(savedParameter);
  if (!viewer) return null;
  return (
    <Stack gap={32}>
      <ChalkHeading>Account</ChalkHeading>
      <div className={styles.columns}>
        <Stack gap={24}>
          <AccountProfile viewer={viewer} />
          <AccountPlan />
          <AccountRefund />
          <AccountEmails isSaved={saved === 'emails'} />
          <Appearance />
        </Stack>
        <Stack gap={24} className={styles.sessions}>
          <AccountMethods />
          <AccountSessions />
          <AccountData viewer={viewer} />
          <ButtonLink href={logOutPath} icon={<Glyph name="log-out" size={20} />}>
            Log out
          </ButtonLink>
        </Stack>
      </div>
    </Stack>
  );
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
