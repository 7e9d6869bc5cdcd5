import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSignInBack } from '../api/sign-in-back.ts';
import { useViewer } from '../api/viewer.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Container, Row, Stack } from '../ui/layout.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import styles from './not-found.module.css';

export function Screen(): ReactElement {
  return (
    <Container className={styles.page}>
      <Stack gap={24}>
        <ChalkHeading>404 Page Not Found</ChalkHeading>
        <p>We can't find that page. It may have moved, or there may be a typo in the address.</p>
        <ForVisitors />
        <Row>
          <Link href="/" asChild>
            <ButtonLink variant="marker">Go to the home page</ButtonLink>
          </Link>
          <Link href="/replit-courses" asChild>
            <ButtonLink>See the courses</ButtonLink>
          </Link>
        </Row>
      </Stack>
      <PartDrawing seed="404" subject="plug" label="404" />
    </Container>
  );
}

/** Some pages do not exist for visitors. This hint is shown on every missing page, so it reveals nothing. */
function ForVisitors(): ReactElement | null {
  const { viewer } = useViewer();
  const signIn = useSignInBack();
  if (viewer) return null;
  return (
    <p>
      Some pages are only visible when you're signed in. <a href={signIn}>Sign in and come back here</a>
    </p>
  );
}
