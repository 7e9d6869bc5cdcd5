/** The message for an invalid email address. */
export const noAddressText = 'Please enter an email address, such as name@example.com.';
