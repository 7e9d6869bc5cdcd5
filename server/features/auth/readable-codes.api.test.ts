import { afterAll, beforeAll, expect, it } from 'vitest';
import { CodeSignIn, whoIs } from '../../testing/code-sign-in.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

let codes: CodeSignIn;
let testApp: TestApp;
beforeAll(async () => {
  codes = await CodeSignIn.start();
  testApp = await startTestApp({
    smtp: codes.smtp.address,
    // As with a real identity provider and the mail of the sandbox, whose inbox anybody can read.
    signInCodes: { storedIssuer: 'sandbox-email', opensAccountsOf: ['sandbox-email'] },
  });
  codes.testApp = testApp;
});
afterAll(async () => {
  await testApp.close();
  await codes.smtp.goDown();
});

it('makes nobody a founder by a code that anybody could have read', async () => {
  const browser = await codes.signIn(founderEmail);
  expect(await whoIs(browser)).toMatchObject({ email: founderEmail, isFounder: false });
});
