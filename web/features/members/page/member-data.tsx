import { addressOf } from '@chalkline/contract/addresses';
import { memberExportPath } from '@chalkline/contract/console-addresses';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { type ReactElement, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { LazyEraseDialog } from './lazy-dialogs.ts';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

/** What members can request by law: an export of their data, or its erasure. */
export function MemberData({ member }: MemberProps): ReactElement {
  const [isErasing, setErasing] = useState(false);
  const isFounder = member.role === 'founder';
  return (
    <Section title="Data">
      <Rows>
        <Row
          title="Export"
          facts="The same zip file they can download themselves. Your download is recorded in the audit log."
          action={<ExportButton userId={member.id} />}
        />
        <Row
          title="Erase"
          facts={
            isFounder
              ? deletionTexts.memberIsFounder
              : 'Permanently deletes the account and everything in it.'
          }
          action={isFounder ? null : <EraseButton onErase={() => setErasing(true)} />}
        />
      </Rows>
      {isErasing ? <LazyEraseDialog member={member} onClose={() => setErasing(false)} /> : null}
    </Section>
  );
}

function ExportButton({ userId }: { userId: string }): ReactElement {
  return (
    <ButtonLink
      size="small"
      href={addressOf(memberExportPath, { userId })}
      download
      icon={<Glyph name="download" size={20} />}
    >
      Export
    </ButtonLink>
  );
}

function EraseButton({ onErase }: { onErase: () => void }): ReactElement {
  return (
    <Button size="small" icon={<Glyph name="trash" size={20} />} aria-haspopup="dialog" onClick={onErase}>
      Erase
    </Button>
  );
}
