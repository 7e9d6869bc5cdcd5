/** The message for an invalid email address. */
export const noAddressText = 'Please enter an email address, such as name@example.com.';

/** Lets browsers notice what most people forget, before the form is sent. The server checks the rest. */
export const addressPattern = String.raw`\s*[^@\s]+@[^@\s]+\.[^@\s]+\s*`;
