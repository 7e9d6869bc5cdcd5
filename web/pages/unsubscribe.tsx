import { addressOf, unsubscribeEmailsPagePath } from '@chalkline/contract/addresses';
import { optionalEmails } from '@chalkline/domain/account/email-preferences';
import type { ReactElement } from 'react';
import { emailSubscriptionResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { MessagePage } from '../ui/message-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import { PostButton } from '../ui/post-button.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'token', string>>;
}

/** The page behind the unsubscribe link of an optional email. It works without signing in. */
export function Screen({ parameters: { token } }: ScreenProps): ReactElement {
  const { data: subscription } = useResource(emailSubscriptionResource(token));
  const drawing = <PartDrawing seed="email" subject="box" label="0 emails" />;
  if (!subscription?.type) {
    return (
      <MessagePage title="This link doesn't work" drawing={drawing}>
        <p>Please check that you've opened the whole link from the email.</p>
        <p>
          You can also choose your emails on <a href="/account">your account page</a>.
        </p>
      </MessagePage>
    );
  }
  const { label, description } = optionalEmails[subscription.type];
  if (!subscription.isOn) {
    return (
      <MessagePage title="You've unsubscribed" drawing={drawing}>
        <p>
          We won't send you these emails any more: <strong>{label}</strong>.
        </p>
        <p>
          Changed your mind? Switch them on again on <a href="/account">your account page</a>.
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Unsubscribe?" drawing={drawing}>
      <p>
        You'll no longer get these emails: <strong>{label}</strong>. {description}
      </p>
      <PostButton action={addressOf(unsubscribeEmailsPagePath, { token })} label="Unsubscribe" />
    </MessagePage>
  );
}
