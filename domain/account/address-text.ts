/** To whoever typed something that is no e-mail address. */
export const noAddressText = 'Please enter an email address, such as name@example.com.';
