import { accountExportPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { type ReactElement, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './account-data.module.css';
import { AccountStorage } from './account-storage.tsx';
import { LazyDeleteAccountDialog } from './lazy-delete-account-dialog.ts';

/** The learner's personal data: download it, or delete the account. */
export function AccountData({ viewer }: { viewer: CurrentUser }): ReactElement {
  return (
    <Card as="section" aria-labelledby="data-title" padded={false}>
      <h2 id="data-title" className={styles.title}>
        Your data
      </h2>
      <div className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.name}>Download your data</h3>
          <p className={styles.hint}>
            A zip file with everything we hold about you: your profile, sessions, plans, payments and
            completed lessons in one readable file, plus your snapshots as images.
          </p>
        </div>
        <ButtonLink href={accountExportPath} download icon={<Glyph name="download" size={20} />}>
          Download
        </ButtonLink>
      </div>
      <AccountStorage />
      <div className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.name}>Delete account</h3>
          <p className={styles.hint}>
            {viewer.isFounder
              ? deletionTexts.isFounder
              : 'Permanently deletes your account and everything in it. Any active subscription ends right away.'}
          </p>
        </div>
        {viewer.isFounder ? null : <DeleteButton email={viewer.email} />}
      </div>
    </Card>
  );
}

function DeleteButton({ email }: { email: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Glyph name="trash" size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen ? <LazyDeleteAccountDialog email={email} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
