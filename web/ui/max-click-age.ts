/** Nobody expects an answer to an older click, such as one from before a lost connection. */
export const maxClickAgeMilliseconds = 10_000;
