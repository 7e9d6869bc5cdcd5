import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { certificationFocusTarget } from './certification-focus.ts';
import type { LearnerCertification } from './learner-certifications.ts';

/** The dialog is loaded when it is first opened. */
const AssessmentDialog = lazyComponent(
  async () => (await import('./assessment-dialog.tsx')).AssessmentDialog,
);

interface StartAssessmentProps extends Pick<LearnerCertification, 'certification' | 'own'> {
  /** Whether this button is the main action. */
  readonly isMain: boolean;
  readonly children: ReactNode;
}

/** The button that opens the assessment. After requested changes, the form contains the earlier submission. */
export function StartAssessment(props: StartAssessmentProps): ReactElement {
  const { certification, own, isMain, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOpened(true);
  };
  return (
    <>
      <Button variant={isMain ? 'marker' : 'outline'} fullWidth onClick={() => open(true)}>
        {children}
      </Button>
      {wasOpened ? (
        <AssessmentDialog
          certification={certification}
          earlier={own?.changesRequested?.submission}
          feedback={own?.changesRequested ? own.feedback : undefined}
          open={isOpen}
          onOpenChange={open}
          // The button that opened the dialog is then gone or disabled.
          focusAfter={() => certificationFocusTarget(certification.id)}
        />
      ) : null}
    </>
  );
}
