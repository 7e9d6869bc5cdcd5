import {
  longestFeedback,
  type ReviewDecision,
  refuseVerdict,
  type Verdict,
  type VerdictRefusal,
} from '@chalkline/domain/certifications/review';
import {
  type CheckResult,
  openChecks,
  openChecksLabel,
  type RubricCheck,
} from '@chalkline/domain/certifications/rubric';
import { groupDigits } from '@chalkline/domain/writing/group-digits';
import { type FormEvent, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export interface VerdictDialogProps {
  readonly decision: ReviewDecision;
  readonly learner: string;
  readonly certification: string;
  /** The text so far; it is kept when the dialog is closed. */
  readonly draft: string;
  /** The checks of the course, and what the reviewer says about them. */
  readonly rubric: readonly RubricCheck[];
  readonly results: readonly CheckResult[];
  readonly isPending: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onDecide: (verdict: Verdict) => void;
  readonly onClose: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly button: string;
}

function wordsOf({ decision, learner, certification }: VerdictDialogProps): Words {
  if (decision === 'awarded') {
    return {
      title: `Award to ${learner}?`,
      description: `They'll earn ${certification}, and we'll email them.`,
      label: 'Message to the learner',
      button: 'Award',
    };
  }
  return {
    title: `Ask ${learner} for changes`,
    description: "We'll email it to them, and it stays on their card until they submit again.",
    label: 'What should change',
    button: 'Ask for changes',
  };
}

/**
 * Confirms a decision, with a message to the learner. The focus starts in the field, so that a key held down or
 * quick typing does not decide by accident.
 */
export function VerdictDialog(props: VerdictDialogProps): ReactElement {
  const { decision, draft, rubric, results, isPending, onDecide, onClose, focusAfter } = props;
  const formId = useId();
  const [refusal, setRefusal] = useState<VerdictRefusal>();
  const [confirmsOpenChecks, setConfirms] = useState(false);
  const words = wordsOf(props);
  const decide = () => {
    const verdict = { decision, feedback: draft, checks: results, confirmsOpenChecks };
    const refused = refuseVerdict(verdict, rubric);
    setRefusal(refused);
    if (!refused && !isPending) onDecide(verdict);
  };
  const open = openChecks(rubric, results);
  return (
    <Dialog
      open
      onOpenChange={() => (isPending ? undefined : onClose())}
      focusAfter={focusAfter}
      title={words.title}
      description={words.description}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="marker" type="submit" form={formId} loading={isPending}>
            {words.button}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <VerdictForm
          {...props}
          id={formId}
          label={words.label}
          error={refusal?.field === 'confirmsOpenChecks' ? undefined : refusal?.message}
          onSubmit={decide}
        />
        {decision === 'awarded' && open > 0 ? (
          <Switch
            label={`Award it even though ${openChecksLabel(open, rubric.length)}`}
            hint="The certificate lists only the checks that passed."
            checked={confirmsOpenChecks}
            onChange={({ target }) => setConfirms(target.checked)}
          />
        ) : null}
        {refusal?.field === 'confirmsOpenChecks' ? <p role="alert">{refusal.message}.</p> : null}
      </Stack>
    </Dialog>
  );
}

interface VerdictFormProps extends Pick<VerdictDialogProps, 'decision' | 'draft' | 'results' | 'onDraft'> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
}

function VerdictForm(props: VerdictFormProps): ReactElement {
  const { id, label, decision, draft, results, error, onDraft, onSubmit } = props;
  const hasComments = results.some(({ isPassed, comment }) => !isPassed && comment.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // Enter alone inserts a new line.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field
        label={label}
        optional={decision === 'awarded' || hasComments}
        required={decision === 'changes_asked' && !hasComments}
        hint={`Up to ${groupDigits(longestFeedback)} characters. Ctrl + Enter sends it.`}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={decision === 'awarded' ? 2 : 6}
            value={draft}
            onKeyDown={press}
            onChange={(event) => onDraft(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
