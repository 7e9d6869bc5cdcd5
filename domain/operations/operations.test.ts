import { describe, expect, it } from 'vitest';
import { jobLabel } from './job-labels.ts';
import { mailFailureText } from './mail-failure.ts';

describe("why an email couldn't be sent", () => {
  it.each([
    ['Invalid greeting. response=421 Down: 421 Down', "The mail server isn't accepting email right now."],
    ['connect ECONNREFUSED 127.0.0.1:25', "The mail server isn't responding."],
    ['Greeting never received', "The mail server isn't responding."],
    ['Invalid login: 535 5.7.8 no', "The mail server doesn't accept our name or password."],
    ["Can't send mail: 550 5.1.1 unknown user", 'The mail server rejects this address.'],
    ['Message failed: 451 try later', "The mail server didn't accept it for now."],
    ['Message failed: 554 no', 'The mail server refused it.'],
    ['something new', "We couldn't send it."],
  ])('explains "%s" as "%s"', (error, text) => {
    expect(mailFailureText(error)).toBe(text);
  });
});

it('names a job by what it does', () => {
  expect(jobLabel('forget-customers')).toBe('Erase deleted members at the payment provider');
  expect(jobLabel('water-plants')).toBe('water plants');
});
