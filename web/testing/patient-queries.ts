import { configure, prettyDOM } from '@testing-library/dom';

// The code of a dialog is imported when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000, getElementError });

/** Prints the document only for an error that is shown: most are thrown while a test still waits for an element. */
function getElementError(summary: string | null, container: Element): Error {
  const error = new Error(summary ?? '');
  error.name = 'TestingLibraryElementError';
  // The stack begins at the query, so that a report shows the line of the test.
  Error.captureStackTrace(error, getElementError);
  let message: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      message ??= `${summary}\n\n${prettyDOM(container)}`;
      return message;
    },
    set: (changed: string) => {
      message = changed;
    },
  });
  return error;
}
