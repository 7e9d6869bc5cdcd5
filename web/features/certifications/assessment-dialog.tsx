import type { Certification } from '@chalkline/contract/certifications';
import {
  certificateNameOf,
  namelessLearner,
  refuseCertificateName,
} from '@chalkline/domain/certificates/certificate';
import {
  emptySubmission,
  longestComments,
  refuseSubmission,
  type Submission,
  type SubmissionRefusal,
} from '@chalkline/domain/certifications/submission';
import { groupDigits } from '@chalkline/domain/writing/group-digits';
import { type ChangeEvent, type FormEvent, type ReactElement, useRef, useState } from 'react';
import { certificationBriefResource } from '../../api/certification-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './assessment-dialog.module.css';
import { BriefText } from './brief-text.tsx';
import { useSubmitAssessment } from './submit-assessment.ts';

interface AssessmentDialogProps {
  readonly certification: Certification;
  /** The submission that changes were requested for. */
  readonly earlier?: Submission | undefined;
  /** What the reviewer wrote about it. */
  readonly feedback?: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Where the focus goes after submitting, because the button that opened the dialog is then disabled. */
  readonly focusAfter: () => HTMLElement | null;
}

const formId = 'assessment';
const sendAgainText =
  'This is what you sent last time. Update the links if they changed, and say what is new.';

/** The requirements and the submission form. Typed text is kept when the dialog is closed. */
export function AssessmentDialog(props: AssessmentDialogProps): ReactElement {
  const { certification, earlier, feedback, open, onOpenChange, focusAfter } = props;
  const isHandedIn = useRef(false);
  const { isPending, submit, ...fields } = useAssessment(certification.id, earlier, () => {
    isHandedIn.current = true;
    onOpenChange(false);
  });
  return (
    <Dialog
      title={`Assessment: ${certification.name}`}
      description={earlier ? sendAgainText : 'Submit a link to your project, a recording, or both.'}
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={() => (isHandedIn.current ? focusAfter() : null)}
      footer={
        <Button type="submit" form={formId} variant="marker" loading={isPending}>
          {isPending ? 'Submitting' : earlier ? 'Send again' : 'Submit for review'}
        </Button>
      }
    >
      <Stack gap={24}>
        {feedback ? (
          <div>
            <h3 className={styles.asked}>What the reviewer asked for</h3>
            <blockquote className={styles.feedback}>{feedback}</blockquote>
          </div>
        ) : null}
        <Brief certificationId={certification.id} />
        <form id={formId} noValidate onSubmit={submit}>
          <AssessmentFields {...fields} />
        </form>
      </Stack>
    </Dialog>
  );
}

/** The form's values, errors and submission. */
function useAssessment(
  certificationId: number,
  earlier: Submission = emptySubmission,
  onHandedIn: () => void,
) {
  const [submission, setSubmission] = useState<Submission>(earlier);
  const [refusal, setRefusal] = useState<SubmissionRefusal>();
  const ownName = useMissingName();
  const { mutate, isPending } = useSubmitAssessment(certificationId);
  const onChange = (changed: Submission) => {
    setSubmission(changed);
    // An error disappears as soon as it no longer applies.
    if (refuseSubmission(changed)?.field !== refusal?.field) setRefusal(undefined);
  };
  const handIn = () =>
    mutate(
      { submission, name: ownName?.name },
      {
        onSuccess: () => {
          onHandedIn();
          setSubmission(emptySubmission);
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseSubmission(submission);
    setRefusal(refused);
    const refusedName = ownName?.check();
    if (!refused && !refusedName) return handIn();
    toast({ title: 'Error', description: (refused ?? refusedName)?.message, variant: 'destructive' });
  };
  return { submission, refusal, onChange, ownName, isPending, submit };
}

interface MissingName {
  readonly name: string;
  readonly error: string | undefined;
  onChange(name: string): void;
  check(): ReturnType<typeof refuseCertificateName>;
}

/** The name of somebody who has never told it: without one, their certificate would be made out to a learner. */
function useMissingName(): MissingName | undefined {
  const { viewer } = useViewer();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  if (!viewer || certificateNameOf(viewer) !== namelessLearner) return undefined;
  const check = () => {
    const refused = refuseCertificateName(name);
    setError(refused?.message);
    return refused;
  };
  const onChange = (typed: string) => {
    setName(typed);
    if (!refuseCertificateName(typed)) setError(undefined);
  };
  return { name, error, onChange, check };
}

function Brief({ certificationId }: { certificationId: number }): ReactElement {
  const {
    data: brief,
    error,
    isFetching,
    refetch,
  } = useResource(certificationBriefResource(certificationId));
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the requirements"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!brief) return <SkeletonText lines={8} />;
  return <BriefText html={brief.html} />;
}

interface AssessmentFieldsProps {
  readonly submission: Submission;
  readonly refusal: SubmissionRefusal | undefined;
  readonly onChange: (submission: Submission) => void;
  readonly ownName: MissingName | undefined;
}

function AssessmentFields({ submission, refusal, onChange, ownName }: AssessmentFieldsProps): ReactElement {
  const errorOf = (field: SubmissionRefusal['field']) =>
    refusal?.field === field ? refusal.message : undefined;
  const bound = (name: keyof Submission) => ({
    value: submission[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...submission, [name]: target.value }),
  });
  return (
    <Stack gap={16}>
      {ownName ? (
        <Field
          label="Your name"
          hint="The name you want people to see on your certificate."
          error={ownName.error}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={ownName.name}
              onChange={({ target }) => ownName.onChange(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field label="Replit project URL" optional error={errorOf('links') ?? errorOf('projectUrl')}>
        {(control) => (
          <Input {...control} {...linkTyping} {...bound('projectUrl')} placeholder={projectExample} />
        )}
      </Field>
      <Field label="Loom video URL" optional error={errorOf('videoUrl')}>
        {(control) => (
          <Input {...control} {...linkTyping} {...bound('videoUrl')} placeholder={recordingExample} />
        )}
      </Field>
      <Field
        label="Comments"
        optional
        hint={`Anything that will help the reviewer. Up to ${groupDigits(longestComments)} characters.`}
        error={errorOf('comments')}
      >
        {(control) => <Textarea {...control} {...bound('comments')} rows={4} />}
      </Field>
    </Stack>
  );
}

const linkTyping = { type: 'url', inputMode: 'url' } as const;
const projectExample = 'https://replit.com/@you/your-app';
const recordingExample = 'https://www.loom.com/share/…';
