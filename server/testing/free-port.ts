// The tests of features do not import the sandbox themselves.
export { freePort } from '@chalkline/sandbox/testing/free-port';
